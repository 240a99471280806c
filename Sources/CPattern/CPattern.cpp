#include "CPattern.h"

#include <re2/re2.h>

#include <cstdio>
#include <exception>
#include <memory>
#include <string>

// For the program of a pattern and what is kept while matching. A pattern of
// 200 letters of any script fits.
static const int64_t memory = 256 * 1024;

struct penny_pattern {
    RE2 expression;
    penny_pattern(const std::string &text, const RE2::Options &options)
        : expression(text, options) {}
};

static enum penny_pattern_problem problem(RE2::ErrorCode code) {
    switch (code) {
    case RE2::NoError: return PENNY_PATTERN_OK;
    case RE2::ErrorBadEscape: return PENNY_PATTERN_ESCAPE;
    case RE2::ErrorBadCharClass:
    case RE2::ErrorBadCharRange: return PENNY_PATTERN_CLASS;
    case RE2::ErrorMissingBracket: return PENNY_PATTERN_BRACKET;
    case RE2::ErrorMissingParen:
    case RE2::ErrorUnexpectedParen: return PENNY_PATTERN_PARENTHESIS;
    case RE2::ErrorTrailingBackslash: return PENNY_PATTERN_BACKSLASH;
    case RE2::ErrorRepeatArgument: return PENNY_PATTERN_NOTHING_TO_REPEAT;
    case RE2::ErrorRepeatSize:
    case RE2::ErrorRepeatOp: return PENNY_PATTERN_REPETITION;
    case RE2::ErrorBadPerlOp:
    case RE2::ErrorBadNamedCapture: return PENNY_PATTERN_GROUP;
    case RE2::ErrorPatternTooLarge: return PENNY_PATTERN_TOO_LARGE;
    default: return PENNY_PATTERN_OTHER;
    }
}

struct penny_pattern *penny_pattern_new(
    const char *text, size_t length, struct penny_pattern_answer *answer) {
    RE2::Options options;
    options.set_max_mem(memory);
    options.set_log_errors(false);
    options.set_never_capture(true);
    answer->problem = PENNY_PATTERN_OTHER;
    answer->part[0] = 0;
    // No exception may leave for C, which has none.
    try {
        auto pattern = std::make_unique<penny_pattern>(std::string(text, length), options);
        if (pattern->expression.ok()) {
            answer->problem = PENNY_PATTERN_OK;
            return pattern.release();
        }
        answer->problem = problem(pattern->expression.error_code());
        std::snprintf(
            answer->part, sizeof answer->part, "%s", pattern->expression.error_arg().c_str());
    } catch (const std::exception &) {
    }
    return nullptr;
}

int penny_pattern_matches(const struct penny_pattern *pattern, const char *text, size_t length) {
    return RE2::FullMatch(re2::StringPiece(text, length), pattern->expression) ? 1 : 0;
}

void penny_pattern_free(struct penny_pattern *pattern) { delete pattern; }
