#ifndef PENNY_C_PATTERN_H
#define PENNY_C_PATTERN_H

#include <stddef.h>

// Regular expressions by RE2, which is C++: time grows with the length of a
// text and never with the ways to match it, and memory has a limit.

#ifdef __cplusplus
extern "C" {
#endif

// What a text is that is no regular expression.
enum penny_pattern_problem {
    PENNY_PATTERN_OK,
    PENNY_PATTERN_ESCAPE,     // a backslash before something that has no meaning
    PENNY_PATTERN_CLASS,      // of no letters, or a range from high to low
    PENNY_PATTERN_BRACKET,    // [ without ]
    PENNY_PATTERN_PARENTHESIS,
    PENNY_PATTERN_BACKSLASH,  // at the end
    PENNY_PATTERN_NOTHING_TO_REPEAT,
    PENNY_PATTERN_REPETITION, // too often, or twice
    PENNY_PATTERN_GROUP,      // (? with something unknown after it
    PENNY_PATTERN_TOO_LARGE,
    PENNY_PATTERN_OTHER,
};

enum { PENNY_PATTERN_PART = 64 };

struct penny_pattern_answer {
    enum penny_pattern_problem problem;
    // The part that cannot be read; empty for none.
    char part[PENNY_PATTERN_PART];
};

struct penny_pattern;

// NULL, and why, for what cannot be read; else a pattern for penny_pattern_free.
struct penny_pattern *penny_pattern_new(
    const char *text, size_t length, struct penny_pattern_answer *answer);

// Whether all of a text matches.
int penny_pattern_matches(const struct penny_pattern *pattern, const char *text, size_t length);

void penny_pattern_free(struct penny_pattern *pattern);

#ifdef __cplusplus
}
#endif

#endif
