#define _GNU_SOURCE
#include "CMarkup.h"

#include <libxml/tree.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>
#include <pthread.h>
#include <string.h>
#include <time.h>

// MARK: - Functions whose time would grow with the square of a text

enum { SHORT_TEXT = 1000 };

static const xmlChar *place_of(const xmlChar *part, const xmlChar *text) {
    return memmem(text, strlen((const char *)text), part, strlen((const char *)part));
}

// Takes the two texts that a function is given; whether there are two.
static int take_two(
    xmlXPathParserContextPtr path, int count, xmlChar **text, xmlChar **part) {
    *text = NULL;
    *part = NULL;
    if (count != 2) {
        xmlXPathSetArityError(path);
        return 0;
    }
    *part = xmlXPathPopString(path);
    *text = xmlXPathPopString(path);
    return !xmlXPathCheckError(path) && *part != NULL && *text != NULL;
}

static void contains(xmlXPathParserContextPtr path, int count) {
    xmlChar *text, *part;
    if (take_two(path, count, &text, &part)) {
        xmlXPathReturnBoolean(path, place_of(part, text) != NULL);
    }
    xmlFree(text);
    xmlFree(part);
}

static void substring_before(xmlXPathParserContextPtr path, int count) {
    xmlChar *text, *part;
    if (take_two(path, count, &text, &part)) {
        const xmlChar *place = place_of(part, text);
        xmlXPathReturnString(path, xmlStrndup(text, place == NULL ? 0 : (int)(place - text)));
    }
    xmlFree(text);
    xmlFree(part);
}

static void substring_after(xmlXPathParserContextPtr path, int count) {
    xmlChar *text, *part;
    if (take_two(path, count, &text, &part)) {
        const xmlChar *place = place_of(part, text);
        xmlXPathReturnString(
            path, xmlStrdup(place == NULL ? BAD_CAST "" : place + xmlStrlen(part)));
    }
    xmlFree(text);
    xmlFree(part);
}

static void translate(xmlXPathParserContextPtr path, int count) {
    if (count != 3) {
        xmlXPathSetArityError(path);
        return;
    }
    xmlChar *to = xmlXPathPopString(path);
    xmlChar *from = xmlXPathPopString(path);
    if (from != NULL && xmlStrlen(from) > SHORT_TEXT) {
        xmlXPathSetError(path, XPATH_OP_LIMIT_EXCEEDED);
    }
    if (xmlXPathCheckError(path) || from == NULL || to == NULL) {
        xmlFree(from);
        xmlFree(to);
        return;
    }
    xmlXPathReturnString(path, from);
    xmlXPathReturnString(path, to);
    xmlXPathTranslateFunction(path, count);
}

static void element_by_id(xmlXPathParserContextPtr path, int count) {
    xmlXPathObjectPtr id = path->value;
    int is_short =
        id != NULL && id->type == XPATH_STRING && xmlStrlen(id->stringval) <= SHORT_TEXT;
    if (count == 1 && !is_short) {
        xmlXPathSetError(path, XPATH_OP_LIMIT_EXCEEDED);
        return;
    }
    xmlXPathIdFunction(path, count);
}

static void set_functions(xmlXPathContextPtr context) {
    xmlXPathRegisterFunc(context, BAD_CAST "contains", contains);
    xmlXPathRegisterFunc(context, BAD_CAST "substring-before", substring_before);
    xmlXPathRegisterFunc(context, BAD_CAST "substring-after", substring_after);
    xmlXPathRegisterFunc(context, BAD_CAST "translate", translate);
    xmlXPathRegisterFunc(context, BAD_CAST "id", element_by_id);
}

// MARK: - A watch over the time

// The library counts steps, but a step may be long or short. When the time is
// over, the limit of steps is lowered under it from another thread: the next step
// is the last.
struct watch {
    pthread_mutex_t lock;
    pthread_cond_t ended;
    int has_ended;
    clockid_t clock; // of the thread that is watched
    int64_t deadline;
    xmlXPathContextPtr context;
};

enum { STEPS = 5 * 1000 * 1000, LOOK_NANOSECONDS = 20 * 1000 * 1000 };

static int is_over(const struct watch *watch) {
    struct timespec now;
    clock_gettime(watch->clock, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec > watch->deadline;
}

static void *keep_watch(void *argument) {
    struct watch *watch = argument;
    pthread_mutex_lock(&watch->lock);
    while (!watch->has_ended) {
        struct timespec next;
        clock_gettime(CLOCK_REALTIME, &next);
        next.tv_nsec += LOOK_NANOSECONDS;
        if (next.tv_nsec >= 1000000000) {
            next.tv_sec += 1;
            next.tv_nsec -= 1000000000;
        }
        pthread_cond_timedwait(&watch->ended, &watch->lock, &next);
        if (!watch->has_ended && is_over(watch)) {
            __atomic_store_n(&watch->context->opLimit, 1, __ATOMIC_RELAXED);
        }
    }
    pthread_mutex_unlock(&watch->lock);
    return NULL;
}

static xmlXPathObjectPtr evaluate(
    xmlXPathContextPtr context, xmlXPathCompExprPtr path, int64_t deadline) {
    struct watch watch = {
        .lock = PTHREAD_MUTEX_INITIALIZER,
        .ended = PTHREAD_COND_INITIALIZER,
        .deadline = deadline,
        .context = context,
    };
    pthread_t watcher;
    if (pthread_getcpuclockid(pthread_self(), &watch.clock) != 0) return NULL;
    if (pthread_create(&watcher, NULL, keep_watch, &watch) != 0) return NULL;
    xmlXPathObjectPtr found = xmlXPathCompiledEval(path, context);
    pthread_mutex_lock(&watch.lock);
    watch.has_ended = 1;
    pthread_cond_signal(&watch.ended);
    pthread_mutex_unlock(&watch.lock);
    pthread_join(watcher, NULL);
    return found;
}

// MARK: - Finding

// The nodes below one, attributes too, up to a limit.
static size_t count_nodes(xmlNodePtr top, size_t limit) {
    size_t count = 0;
    xmlNodePtr node = top->children;
    while (node != NULL && count <= limit) {
        count += 1;
        if (node->type == XML_ELEMENT_NODE) {
            for (xmlAttrPtr attribute = node->properties; attribute != NULL;
                 attribute = attribute->next) {
                count += 1;
            }
            if (node->children != NULL) {
                node = node->children;
                continue;
            }
        }
        while (node != NULL && node != top && node->next == NULL) node = node->parent;
        if (node == NULL || node == top) break;
        node = node->next;
    }
    return count;
}

static void ignore(void *context, xmlErrorPtr error) {
    (void)context;
    (void)error;
}

void *penny_markup_find(
    void *document, const char *text, size_t node_limit, int64_t deadline,
    enum penny_markup_end *end) {
    *end = PENNY_MARKUP_TOO_MANY_NODES;
    if (count_nodes(document, node_limit) > node_limit) return NULL;
    *end = PENNY_MARKUP_TOO_SLOW;
    xmlXPathContextPtr context = xmlXPathNewContext(document);
    if (context == NULL) return NULL;
    context->error = ignore;
    context->opLimit = STEPS;
    set_functions(context);
    // Else nodes are put in order by walking from each to the next.
    xmlXPathOrderDocElems(document);
    xmlXPathObjectPtr found = NULL;
    xmlXPathCompExprPtr path = xmlXPathCtxtCompile(context, BAD_CAST text);
    if (path == NULL) {
        *end = PENNY_MARKUP_NOT_A_PATH;
    } else {
        found = evaluate(context, path, deadline);
        if (found != NULL) *end = PENNY_MARKUP_DONE;
    }
    xmlXPathFreeCompExpr(path);
    xmlXPathFreeContext(context);
    return found;
}
