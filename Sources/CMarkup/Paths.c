#define _GNU_SOURCE
#include "CMarkup.h"
#include "LibXML.h"

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

// The bytes of what is looked up, or more than any identifier has.
static size_t length_of_ids(xmlXPathObjectPtr ids) {
    size_t length = 0;
    if (ids == NULL || ids->type != XPATH_NODESET || ids->nodesetval == NULL) {
        xmlChar *text = xmlXPathCastToString(ids);
        length = text == NULL ? 0 : strlen((const char *)text);
        xmlFree(text);
        return length;
    }
    for (int index = 0; index < ids->nodesetval->nodeNr && length <= SHORT_TEXT; index += 1) {
        xmlChar *text = xmlXPathCastNodeToString(ids->nodesetval->nodeTab[index]);
        length += 1 + (text == NULL ? 0 : strlen((const char *)text));
        xmlFree(text);
    }
    return length;
}

static void element_by_id(xmlXPathParserContextPtr path, int count) {
    if (count == 1 && length_of_ids(path->value) > SHORT_TEXT) {
        xmlXPathSetError(path, XPATH_OP_LIMIT_EXCEEDED);
        return;
    }
    xmlXPathIdFunction(path, count);
}

// The library asks this before its own functions; one that is registered by a name it has
// already would be passed over.
static xmlXPathFunction own_function(void *unused, const xmlChar *name, const xmlChar *space) {
    static const struct {
        const char *name;
        xmlXPathFunction function;
    } functions[] = {
        { "contains", contains },
        { "substring-before", substring_before },
        { "substring-after", substring_after },
        { "translate", translate },
        { "id", element_by_id },
    };
    (void)unused;
    if (space != NULL) return NULL;
    for (size_t index = 0; index < sizeof functions / sizeof *functions; index += 1) {
        if (xmlStrEqual(name, BAD_CAST functions[index].name)) return functions[index].function;
    }
    return NULL;
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

// - has_begun: whether there was somebody to watch.
static xmlXPathObjectPtr evaluate(
    xmlXPathContextPtr context, xmlXPathCompExprPtr path, int64_t deadline, int *has_begun) {
    *has_begun = 0;
    struct watch watch = {
        .lock = PTHREAD_MUTEX_INITIALIZER,
        .ended = PTHREAD_COND_INITIALIZER,
        .deadline = deadline,
        .context = context,
    };
    pthread_t watcher;
    if (pthread_getcpuclockid(pthread_self(), &watch.clock) != 0) return NULL;
    if (pthread_create(&watcher, NULL, keep_watch, &watch) != 0) return NULL;
    *has_begun = 1;
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

// Keeps why a path ended.
static void take_error(void *context, xmlErrorPtr error) { *(int *)context = error->code; }

// What the library would write to standard error.
static void say_nothing(void *context, const char *words, ...) {
    (void)context;
    (void)words;
}

static int is_limit(int code) {
    return code == XML_ERR_NO_MEMORY || code == XML_XPATH_EXPRESSION_OK + XPATH_OP_LIMIT_EXCEEDED
        || code == XML_XPATH_EXPRESSION_OK + XPATH_RECURSION_LIMIT_EXCEEDED;
}

void *penny_markup_find(
    void *document, const char *text, size_t node_limit, int64_t deadline,
    enum penny_markup_end *end) {
    int code = 0;
    *end = PENNY_MARKUP_TOO_MANY_NODES;
    if (count_nodes(document, node_limit) > node_limit) return NULL;
    *end = PENNY_MARKUP_TOO_SLOW;
    xmlXPathContextPtr context = xmlXPathNewContext(document);
    if (context == NULL) return NULL;
    context->error = take_error;
    context->userData = &code;
    context->opLimit = STEPS;
    xmlXPathRegisterFuncLookup(context, own_function, NULL);
    xmlSetGenericErrorFunc(NULL, say_nothing);
    // Else nodes are put in order by walking from each to the next.
    xmlXPathOrderDocElems(document);
    xmlXPathObjectPtr found = NULL;
    xmlXPathCompExprPtr path = xmlXPathCtxtCompile(context, BAD_CAST text);
    if (path == NULL) {
        *end = PENNY_MARKUP_NOT_A_PATH;
    } else {
        int has_begun;
        found = evaluate(context, path, deadline, &has_begun);
        if (found != NULL) {
            *end = PENNY_MARKUP_DONE;
        } else if (has_begun && !is_limit(code)) {
            *end = PENNY_MARKUP_NOT_A_PATH;
        }
    }
    xmlSetGenericErrorFunc(NULL, NULL);
    xmlXPathFreeCompExpr(path);
    xmlXPathFreeContext(context);
    return found;
}
