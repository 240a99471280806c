#define _GNU_SOURCE
#include "CMarkup.h"
#include "LibXML.h"

#include <limits.h>
#include <pthread.h>
#include <time.h>

int64_t penny_markup_clock(void) {
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

// What is asked of a document while it is read.
struct reading {
    const struct penny_markup_limits *limits;
    enum penny_markup_end end;
    int line; // of the first fault that makes XML no XML
    size_t elements;
    size_t work;
};

// After so much work the clock is asked.
enum { WORK = 256 };

static int is_late(struct reading *reading, size_t work) {
    reading->work += work;
    if (reading->work < WORK) return 0;
    reading->work = 0;
    if (penny_markup_clock() <= reading->limits->deadline) return 0;
    reading->end = PENNY_MARKUP_TOO_SLOW;
    return 1;
}

// Whether the reading goes on with one more element.
static int may_begin(xmlParserCtxtPtr parser, size_t attributes) {
    struct reading *reading = parser->_private;
    reading->elements += 1;
    if (reading->end == PENNY_MARKUP_DONE) {
        if (attributes > reading->limits->attributes) {
            reading->end = PENNY_MARKUP_TOO_MANY_ATTRIBUTES;
        } else if (reading->elements > reading->limits->elements) {
            reading->end = PENNY_MARKUP_TOO_MANY_ELEMENTS;
        } else if (!is_late(reading, 1 + attributes)) {
            return 1;
        }
    }
    xmlStopParser(parser);
    return 0;
}

// MARK: - HTML

static void begin_html(void *context, const xmlChar *name, const xmlChar **attributes) {
    size_t count = 0;
    while (attributes != NULL && attributes[count] != NULL) count += 2;
    if (may_begin(context, count / 2)) xmlSAX2StartElement(context, name, attributes);
}

// Tags that are passed over are errors and nothing else. Only in these two may
// the parser be stopped: in others it goes on in what it has let go.
static void html_error(void *context, xmlErrorPtr error) {
    xmlParserCtxtPtr parser = context;
    struct reading *reading = parser->_private;
    int is_safe =
        error->code == XML_ERR_TAG_NAME_MISMATCH || error->code == XML_HTML_STRUCURE_ERROR;
    if (!is_safe || reading->end != PENNY_MARKUP_DONE) return;
    if (is_late(reading, 1 + (size_t)parser->nameNr)) xmlStopParser(parser);
}

static xmlDocPtr read_html(struct reading *reading, const char *text, int length) {
    const int options = HTML_PARSE_RECOVER | HTML_PARSE_NONET | HTML_PARSE_NOERROR
        | HTML_PARSE_NOWARNING | HTML_PARSE_IGNORE_ENC;
    htmlParserCtxtPtr parser = htmlNewParserCtxt();
    if (parser == NULL) return NULL;
    parser->_private = reading;
    parser->sax->startElement = begin_html;
    // What makes the library call the next one.
    parser->sax->initialized = XML_SAX2_MAGIC;
    parser->sax->serror = html_error;
    xmlDocPtr document = htmlCtxtReadMemory(parser, text, length, NULL, "UTF-8", options);
    htmlFreeParserCtxt(parser);
    return document;
}

// MARK: - XML

static void begin_xml(
    void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *address,
    int namespace_count, const xmlChar **namespaces, int count, int defaulted,
    const xmlChar **attributes) {
    if (may_begin(context, (size_t)(namespace_count + count))) {
        xmlSAX2StartElementNs(
            context, name, prefix, address, namespace_count, namespaces, count, defaulted,
            attributes);
    }
}

static void xml_error(void *context, xmlErrorPtr error) {
    struct reading *reading = ((xmlParserCtxtPtr)context)->_private;
    if (error->level < XML_ERR_FATAL || reading->end != PENNY_MARKUP_DONE) return;
    reading->end = PENNY_MARKUP_MALFORMED;
    reading->line = error->line;
}

static xmlDocPtr read_xml(struct reading *reading, const char *text, int length) {
    // The parser is told to go on after a fault only so that it comes to the next
    // element, where it is stopped: otherwise it reads on and asks nobody.
    const int options = XML_PARSE_NONET | XML_PARSE_NOCDATA | XML_PARSE_NOERROR
        | XML_PARSE_NOWARNING | XML_PARSE_IGNORE_ENC | XML_PARSE_RECOVER;
    xmlParserCtxtPtr parser = xmlNewParserCtxt();
    if (parser == NULL) return NULL;
    parser->_private = reading;
    parser->sax->startElementNs = begin_xml;
    parser->sax->serror = xml_error;
    xmlDocPtr document = xmlCtxtReadMemory(parser, text, length, NULL, "UTF-8", options);
    if (reading->end == PENNY_MARKUP_DONE && (document == NULL || !parser->wellFormed)) {
        reading->end = PENNY_MARKUP_MALFORMED;
        reading->line = parser->lastError.line;
    }
    xmlFreeParserCtxt(parser);
    return document;
}

// MARK: - Either

static pthread_once_t once = PTHREAD_ONCE_INIT;

// The library's own tables are made before any thread uses them.
static void prepare(void) { xmlInitParser(); }

void penny_markup_read(
    enum penny_markup_kind kind, const char *text, size_t length,
    const struct penny_markup_limits *limits, struct penny_markup_answer *answer) {
    struct reading reading = { .limits = limits, .end = PENNY_MARKUP_DONE };
    *answer = (struct penny_markup_answer){ .end = PENNY_MARKUP_NO_LIBRARY };
    if (!penny_xml_load()) return;
    pthread_once(&once, prepare);
    *answer = (struct penny_markup_answer){ .end = PENNY_MARKUP_TOO_SLOW };
    if (length > INT_MAX) return;
    if (!penny_markup_tags_within(kind, text, length, limits->attributes)) {
        answer->end = PENNY_MARKUP_TOO_MANY_ATTRIBUTES;
        return;
    }
    xmlDocPtr document = kind == PENNY_MARKUP_HTML
        ? read_html(&reading, text, (int)length) : read_xml(&reading, text, (int)length);
    answer->end = reading.end;
    answer->line = reading.line;
    if (reading.end == PENNY_MARKUP_DONE) {
        answer->document = document;
    } else {
        xmlFreeDoc(document);
    }
}

int penny_markup_is_possible(void) { return penny_xml_load(); }

void *penny_markup_root(void *document) {
    return xmlDocGetRootElement(document);
}

void penny_markup_free(void *document) { xmlFreeDoc(document); }

void penny_markup_free_found(void *found) { xmlXPathFreeObject(found); }
