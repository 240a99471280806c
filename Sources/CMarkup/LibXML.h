#ifndef PENNY_XML_LIBRARY_H
#define PENNY_XML_LIBRARY_H

// libxml2 and the libraries that it needs are loaded by the commands that read what others have
// written, and by no other.

#include <libxml/HTMLparser.h>
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/tree.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>

#define PENNY_XML_FUNCTIONS(EACH) \
    EACH(htmlCtxtReadMemory) \
    EACH(htmlFreeParserCtxt) \
    EACH(htmlNewParserCtxt) \
    EACH(valuePush) \
    EACH(xmlCtxtReadMemory) \
    EACH(xmlDocGetRootElement) \
    EACH(xmlFree) \
    EACH(xmlFreeDoc) \
    EACH(xmlFreeParserCtxt) \
    EACH(xmlInitParser) \
    EACH(xmlNewParserCtxt) \
    EACH(xmlSAX2StartElement) \
    EACH(xmlSAX2StartElementNs) \
    EACH(xmlSetGenericErrorFunc) \
    EACH(xmlStopParser) \
    EACH(xmlStrEqual) \
    EACH(xmlStrdup) \
    EACH(xmlStrlen) \
    EACH(xmlStrndup) \
    EACH(xmlXPathCastNodeToString) \
    EACH(xmlXPathCastToString) \
    EACH(xmlXPathCompiledEval) \
    EACH(xmlXPathCtxtCompile) \
    EACH(xmlXPathFreeCompExpr) \
    EACH(xmlXPathFreeContext) \
    EACH(xmlXPathFreeObject) \
    EACH(xmlXPathIdFunction) \
    EACH(xmlXPathNewBoolean) \
    EACH(xmlXPathNewContext) \
    EACH(xmlXPathOrderDocElems) \
    EACH(xmlXPathPopString) \
    EACH(xmlXPathRegisterFuncLookup) \
    EACH(xmlXPathTranslateFunction) \
    EACH(xmlXPathWrapString) \
    EACH(xmlXPatherror)

struct penny_xml {
#define DECLARE(name) __typeof__(name) *name;
    PENNY_XML_FUNCTIONS(DECLARE)
#undef DECLARE
};

// Loads the library where it is not loaded yet; 0 where it is not installed. Nothing of it may be
// called before.
int penny_xml_load(void);

extern struct penny_xml penny_xml;

#define htmlCtxtReadMemory penny_xml.htmlCtxtReadMemory
#define htmlFreeParserCtxt penny_xml.htmlFreeParserCtxt
#define htmlNewParserCtxt penny_xml.htmlNewParserCtxt
#define valuePush penny_xml.valuePush
#define xmlCtxtReadMemory penny_xml.xmlCtxtReadMemory
#define xmlDocGetRootElement penny_xml.xmlDocGetRootElement
#define xmlFree (*penny_xml.xmlFree)
#define xmlFreeDoc penny_xml.xmlFreeDoc
#define xmlFreeParserCtxt penny_xml.xmlFreeParserCtxt
#define xmlInitParser penny_xml.xmlInitParser
#define xmlNewParserCtxt penny_xml.xmlNewParserCtxt
#define xmlSAX2StartElement penny_xml.xmlSAX2StartElement
#define xmlSAX2StartElementNs penny_xml.xmlSAX2StartElementNs
#define xmlSetGenericErrorFunc penny_xml.xmlSetGenericErrorFunc
#define xmlStopParser penny_xml.xmlStopParser
#define xmlStrEqual penny_xml.xmlStrEqual
#define xmlStrdup penny_xml.xmlStrdup
#define xmlStrlen penny_xml.xmlStrlen
#define xmlStrndup penny_xml.xmlStrndup
#define xmlXPathCastNodeToString penny_xml.xmlXPathCastNodeToString
#define xmlXPathCastToString penny_xml.xmlXPathCastToString
#define xmlXPathCompiledEval penny_xml.xmlXPathCompiledEval
#define xmlXPathCtxtCompile penny_xml.xmlXPathCtxtCompile
#define xmlXPathFreeCompExpr penny_xml.xmlXPathFreeCompExpr
#define xmlXPathFreeContext penny_xml.xmlXPathFreeContext
#define xmlXPathFreeObject penny_xml.xmlXPathFreeObject
#define xmlXPathIdFunction penny_xml.xmlXPathIdFunction
#define xmlXPathNewBoolean penny_xml.xmlXPathNewBoolean
#define xmlXPathNewContext penny_xml.xmlXPathNewContext
#define xmlXPathOrderDocElems penny_xml.xmlXPathOrderDocElems
#define xmlXPathPopString penny_xml.xmlXPathPopString
#define xmlXPathRegisterFuncLookup penny_xml.xmlXPathRegisterFuncLookup
#define xmlXPathTranslateFunction penny_xml.xmlXPathTranslateFunction
#define xmlXPathWrapString penny_xml.xmlXPathWrapString
#define xmlXPatherror penny_xml.xmlXPatherror

#endif
