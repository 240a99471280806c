#include "LibXML.h"

#include <dlfcn.h>
#include <pthread.h>

#undef htmlCtxtReadMemory
#undef htmlFreeParserCtxt
#undef htmlNewParserCtxt
#undef valuePush
#undef xmlCtxtReadMemory
#undef xmlDocGetRootElement
#undef xmlFree
#undef xmlFreeDoc
#undef xmlFreeParserCtxt
#undef xmlInitParser
#undef xmlNewParserCtxt
#undef xmlSAX2StartElement
#undef xmlSAX2StartElementNs
#undef xmlSetGenericErrorFunc
#undef xmlStopParser
#undef xmlStrEqual
#undef xmlStrdup
#undef xmlStrlen
#undef xmlStrndup
#undef xmlXPathCastNodeToString
#undef xmlXPathCastToString
#undef xmlXPathCompiledEval
#undef xmlXPathCtxtCompile
#undef xmlXPathFreeCompExpr
#undef xmlXPathFreeContext
#undef xmlXPathFreeObject
#undef xmlXPathIdFunction
#undef xmlXPathNewBoolean
#undef xmlXPathNewContext
#undef xmlXPathOrderDocElems
#undef xmlXPathPopString
#undef xmlXPathRegisterFuncLookup
#undef xmlXPathTranslateFunction
#undef xmlXPathWrapString
#undef xmlXPatherror

struct penny_xml penny_xml;
static int is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
    static const char *const names[] = { "libxml2.so.2" };
    void *library = NULL;
    for (size_t index = 0; index < sizeof names / sizeof *names && library == NULL; index += 1) {
        library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
    }
    if (library == NULL) return;
#define FIND(name) \
    penny_xml.name = (__typeof__(name) *)dlsym(library, #name); \
    if (penny_xml.name == NULL) return;
    PENNY_XML_FUNCTIONS(FIND)
#undef FIND
    is_loaded = 1;
}

int penny_xml_load(void) {
    pthread_once(&once, load);
    return is_loaded;
}
