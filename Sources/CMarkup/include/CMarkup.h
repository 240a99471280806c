#ifndef PENNY_C_MARKUP_H
#define PENNY_C_MARKUP_H

#include <stddef.h>
#include <stdint.h>

// HTML, XML and XPath by libxml2, within limits that it does not have. It takes
// time in the square of a tag's attributes, and of what a path finds; nothing is
// built here of a document with more than the limits allow, and what takes longer
// than its time is stopped.

enum penny_markup_end {
    PENNY_MARKUP_DONE,
    PENNY_MARKUP_MALFORMED, // XML; `line` says where
    PENNY_MARKUP_TOO_MANY_ATTRIBUTES,
    PENNY_MARKUP_TOO_MANY_ELEMENTS,
    PENNY_MARKUP_TOO_MANY_NODES,
    PENNY_MARKUP_TOO_SLOW,
    PENNY_MARKUP_NOT_A_PATH,
    PENNY_MARKUP_NO_LIBRARY, // libxml2 is not installed
};

enum penny_markup_kind { PENNY_MARKUP_HTML, PENNY_MARKUP_XML };

struct penny_markup_limits {
    size_t attributes; // of an element
    size_t elements;
    int64_t deadline; // by penny_markup_clock
};

struct penny_markup_answer {
    enum penny_markup_end end;
    int line;
    // An xmlDoc for penny_markup_free; NULL unless the end is DONE. A page
    // without anything in it has none either.
    void *document;
};

// The time in nanoseconds that this thread has computed, so that a busy machine
// makes no difference.
int64_t penny_markup_clock(void);

// Text in UTF-8 without a zero byte in it.
void penny_markup_read(
    enum penny_markup_kind kind, const char *text, size_t length,
    const struct penny_markup_limits *limits, struct penny_markup_answer *answer);

// Whether no tag has more attributes than `limit`, wherever the parser takes a
// tag to begin: in a comment, a script or a value as well as anywhere else.
int penny_markup_tags_within(
    enum penny_markup_kind kind, const char *text, size_t length, size_t limit);

// What XPath finds in a document of at most so many nodes: an xmlXPathObject for
// penny_markup_free_found, or NULL and why.
void *penny_markup_find(
    void *document, const char *path, size_t node_limit, int64_t deadline,
    enum penny_markup_end *end);

// The element that holds all others; NULL where there is none.
void *penny_markup_root(void *document);

void penny_markup_free(void *document);
void penny_markup_free_found(void *found);

// Whether libxml2 is installed: it is loaded by the first function here that needs it.
int penny_markup_is_possible(void);

#endif
