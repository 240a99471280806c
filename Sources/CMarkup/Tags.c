#include "CMarkup.h"

#include <string.h>

// Where in a tag a byte may stand, as the parsers of libxml2 see it. A tag is
// followed from every place where one could begin, all of them at once: those
// that are at the same place of a tag go on alike, so that of them only the most
// attributes are kept.
enum place { NAME, BETWEEN, ATTRIBUTE, AFTER_NAME, VALUE, DOUBLE, SINGLE, PLAIN, BOGUS, PLACES };
enum { NOWHERE = PLACES };

// HTML names longer than 100 bytes are several names.
enum { LONG_NAME = 64 };

struct scan {
    enum penny_markup_kind kind;
    // The most attributes of a tag that is at a place; -1 for none there.
    long counts[PLACES];
    size_t open;
    size_t name_length;
};

static int is_blank(unsigned char byte) {
    return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r';
}

static int is_letter(unsigned char byte) {
    return (byte | 0x20) >= 'a' && (byte | 0x20) <= 'z';
}

static int is_html_name(unsigned char byte, int is_start) {
    if (is_letter(byte) || byte == '_' || byte == ':' || byte == '.') return 1;
    return !is_start && ((byte >= '0' && byte <= '9') || byte == '-');
}

static enum place between_html(unsigned char byte, unsigned char next) {
    if (is_blank(byte)) return BETWEEN;
    if (byte == '>' || (byte == '/' && next == '>')) return NOWHERE;
    return is_html_name(byte, 1) ? ATTRIBUTE : BOGUS;
}

static enum place after_html(enum place place, unsigned char byte, unsigned char next) {
    switch (place) {
    case NAME: return is_html_name(byte, 0) ? NAME : between_html(byte, next);
    case ATTRIBUTE:
        if (is_html_name(byte, 0)) return ATTRIBUTE;
        if (byte == '=') return VALUE;
        return is_blank(byte) ? AFTER_NAME : between_html(byte, next);
    case AFTER_NAME:
        if (is_blank(byte)) return AFTER_NAME;
        return byte == '=' ? VALUE : between_html(byte, next);
    case VALUE:
        if (is_blank(byte)) return VALUE;
        if (byte == '>') return NOWHERE;
        return byte == '"' ? DOUBLE : byte == '\'' ? SINGLE : PLAIN;
    case DOUBLE: return byte == '"' ? BETWEEN : DOUBLE;
    case SINGLE: return byte == '\'' ? BETWEEN : SINGLE;
    case PLAIN:
        if (byte == '>') return NOWHERE;
        return is_blank(byte) ? BETWEEN : PLAIN;
    case BOGUS:
        if (is_blank(byte)) return BETWEEN;
        return byte == '>' || (byte == '/' && next == '>') ? NOWHERE : BOGUS;
    default: return between_html(byte, next);
    }
}

static int is_xml_name(unsigned char byte) {
    return !is_blank(byte) && memchr("=>/<\"'!?", byte, 8) == NULL;
}

// The first fault ends a tag of XML.
static enum place after_xml(enum place place, unsigned char byte) {
    switch (place) {
    case NAME:
    case BETWEEN:
        if (is_blank(byte)) return BETWEEN;
        if (!is_xml_name(byte)) return NOWHERE;
        return place == NAME ? NAME : ATTRIBUTE;
    case ATTRIBUTE:
        if (is_xml_name(byte)) return ATTRIBUTE;
        return byte == '=' ? VALUE : is_blank(byte) ? AFTER_NAME : NOWHERE;
    case AFTER_NAME: return is_blank(byte) ? AFTER_NAME : byte == '=' ? VALUE : NOWHERE;
    case VALUE:
        if (is_blank(byte)) return VALUE;
        return byte == '"' ? DOUBLE : byte == '\'' ? SINGLE : NOWHERE;
    case DOUBLE: return byte == '<' ? NOWHERE : byte == '"' ? BETWEEN : DOUBLE;
    case SINGLE: return byte == '<' ? NOWHERE : byte == '\'' ? BETWEEN : SINGLE;
    default: return NOWHERE;
    }
}

static int may_begin_tag(enum penny_markup_kind kind, unsigned char next) {
    return kind == PENNY_MARKUP_HTML ? is_letter(next) : is_xml_name(next);
}

// Takes a byte; the most attributes of any tag so far.
static long take(struct scan *scan, unsigned char byte, unsigned char next) {
    long counts[PLACES];
    long most = 0;
    for (int place = 0; place < PLACES; place += 1) counts[place] = -1;
    int is_html = scan->kind == PENNY_MARKUP_HTML;
    scan->name_length = is_html && is_html_name(byte, 0) ? scan->name_length + 1 : 0;
    int is_another_name = scan->name_length > 0 && scan->name_length % LONG_NAME == 0;
    for (int place = 0; place < PLACES; place += 1) {
        long count = scan->counts[place];
        if (count < 0) continue;
        enum place to = is_html ? after_html(place, byte, next) : after_xml(place, byte);
        if (to == NOWHERE) continue;
        if (to == ATTRIBUTE && place != ATTRIBUTE) count += 1;
        if ((to == ATTRIBUTE || to == NAME) && is_another_name) count += 1;
        if (count > counts[to]) counts[to] = count;
    }
    if (byte == '<' && may_begin_tag(scan->kind, next) && counts[NAME] < 0) counts[NAME] = 0;
    scan->open = 0;
    for (int place = 0; place < PLACES; place += 1) {
        scan->counts[place] = counts[place];
        if (counts[place] >= 0) scan->open += 1;
        if (counts[place] > most) most = counts[place];
    }
    return most;
}

int penny_markup_tags_within(
    enum penny_markup_kind kind, const char *text, size_t length, size_t limit) {
    struct scan scan = { .kind = kind };
    for (int place = 0; place < PLACES; place += 1) scan.counts[place] = -1;
    for (size_t index = 0; index < length; index += 1) {
        if (scan.open == 0) {
            const char *tag = memchr(text + index, '<', length - index);
            if (tag == NULL) return 1;
            index = (size_t)(tag - text);
            scan.name_length = 0;
        }
        unsigned char next = index + 1 < length ? (unsigned char)text[index + 1] : 0;
        if (take(&scan, (unsigned char)text[index], next) > (long)limit) return 0;
    }
    return 1;
}
