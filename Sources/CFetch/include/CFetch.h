#ifndef PENNY_C_FETCH_H
#define PENNY_C_FETCH_H

#include <stddef.h>
#include <sys/socket.h>

// One request over http or https by libcurl, whose options are set by a
// variadic function that Swift cannot call. Redirects are not followed, nothing
// is kept from one request to the next, and the environment's proxies are not
// asked.

// How a request ended.
enum penny_fetch_end {
    PENNY_FETCH_DONE,
    PENNY_FETCH_REFUSED,   // no address of the host may be fetched
    PENNY_FETCH_TIMED_OUT,
    PENNY_FETCH_NOT_CONNECTED, // within its limit of time
    PENNY_FETCH_TOO_LARGE,     // after `byte_limit` bytes of the body, unpacked
    PENNY_FETCH_TOO_MANY_HEADERS,
    PENNY_FETCH_BAD_COMPRESSION,
    PENNY_FETCH_UNTRUSTED,     // by its certificate
    PENNY_FETCH_NO_TLS,        // that both sides speak
    PENNY_FETCH_UNKNOWN_HOST,
    PENNY_FETCH_NO_CONNECTION, // nobody takes one
    PENNY_FETCH_CLOSED,        // before an answer came
    PENNY_FETCH_CUT_SHORT,
    PENNY_FETCH_FAILED,    // `reason` says why
};

// The value of a header of the answer; a longer one is left out.
enum { PENNY_FETCH_TEXT = 1024 };
// The bytes of all headers, those of early answers too.
enum { PENNY_FETCH_HEADERS = 64 * 1024 };

struct penny_fetch_request {
    const char *url;
    const char *agent;
    const char *etag;          // or NULL
    const char *last_modified; // or NULL
    long connect_milliseconds;
    long total_milliseconds;
    size_t byte_limit;
    // Whether a connection to this very address may be made.
    int (*may_connect)(void *context, const struct sockaddr *address);
    // Takes a part of the body.
    void (*take)(void *context, const unsigned char *bytes, size_t count);
    void *context;
};

struct penny_fetch_answer {
    enum penny_fetch_end end;
    long status;
    char content_type[PENNY_FETCH_TEXT];
    char etag[PENNY_FETCH_TEXT];
    char last_modified[PENNY_FETCH_TEXT];
    char retry_after[PENNY_FETCH_TEXT];
    // Where a redirect leads; NULL or a text for penny_fetch_free.
    char *redirect;
    char reason[PENNY_FETCH_TEXT];
};

void penny_fetch(const struct penny_fetch_request *request, struct penny_fetch_answer *answer);

enum penny_url_part { PENNY_URL_WHOLE, PENNY_URL_SCHEME, PENNY_URL_HOST, PENNY_URL_USER };

// A part of the address that `reference` means on the page `base` (or NULL);
// NULL when it is no address or lacks the part. For penny_fetch_free.
char *penny_url(const char *base, const char *reference, enum penny_url_part part);

void penny_fetch_free(char *text);

// Whether libcurl is installed: it is loaded by the first function here that needs it, and
// without it no request is made and no address has parts.
int penny_fetch_is_possible(void);

#endif
