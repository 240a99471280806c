#include "LibCurl.h"

#include <dlfcn.h>
#include <pthread.h>

#undef curl_easy_cleanup
#undef curl_easy_getinfo
#undef curl_easy_init
#undef curl_easy_perform
#undef curl_easy_setopt
#undef curl_easy_strerror
#undef curl_free
#undef curl_slist_append
#undef curl_slist_free_all
#undef curl_url
#undef curl_url_cleanup
#undef curl_url_get
#undef curl_url_set

struct penny_curl penny_curl;
static int is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
    // The last is what Debian calls the one that does TLS with GnuTLS.
    static const char *const names[] = { "libcurl.so.4", "libcurl-gnutls.so.4" };
    void *library = NULL;
    for (size_t index = 0; index < sizeof names / sizeof *names && library == NULL; index += 1) {
        library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
    }
    if (library == NULL) return;
#define FIND(name) \
    penny_curl.name = (__typeof__(name) *)dlsym(library, #name); \
    if (penny_curl.name == NULL) return;
    PENNY_CURL_FUNCTIONS(FIND)
#undef FIND
    is_loaded = 1;
}

int penny_curl_load(void) {
    pthread_once(&once, load);
    return is_loaded;
}
