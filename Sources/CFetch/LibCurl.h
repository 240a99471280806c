#ifndef PENNY_CURL_LIBRARY_H
#define PENNY_CURL_LIBRARY_H

// libcurl and the thirty libraries that it needs are loaded by the commands that fetch, and by
// no other: a program that is linked with them takes several times as long to begin.

#include <curl/curl.h>

#define PENNY_CURL_FUNCTIONS(EACH) \
    EACH(curl_easy_cleanup) \
    EACH(curl_easy_getinfo) \
    EACH(curl_easy_init) \
    EACH(curl_easy_perform) \
    EACH(curl_easy_setopt) \
    EACH(curl_easy_strerror) \
    EACH(curl_free) \
    EACH(curl_slist_append) \
    EACH(curl_slist_free_all) \
    EACH(curl_url) \
    EACH(curl_url_cleanup) \
    EACH(curl_url_get) \
    EACH(curl_url_set)

struct penny_curl {
#define DECLARE(name) __typeof__(name) *name;
    PENNY_CURL_FUNCTIONS(DECLARE)
#undef DECLARE
};

// Loads the library where it is not loaded yet; 0 where it is not installed. Nothing of it may be
// called before.
int penny_curl_load(void);

extern struct penny_curl penny_curl;

#undef curl_easy_getinfo
#undef curl_easy_setopt
#define curl_easy_cleanup penny_curl.curl_easy_cleanup
#define curl_easy_getinfo penny_curl.curl_easy_getinfo
#define curl_easy_init penny_curl.curl_easy_init
#define curl_easy_perform penny_curl.curl_easy_perform
#define curl_easy_setopt penny_curl.curl_easy_setopt
#define curl_easy_strerror penny_curl.curl_easy_strerror
#define curl_free penny_curl.curl_free
#define curl_slist_append penny_curl.curl_slist_append
#define curl_slist_free_all penny_curl.curl_slist_free_all
#define curl_url penny_curl.curl_url
#define curl_url_cleanup penny_curl.curl_url_cleanup
#define curl_url_get penny_curl.curl_url_get
#define curl_url_set penny_curl.curl_url_set

#endif
