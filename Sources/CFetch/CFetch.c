#define _GNU_SOURCE
#include "CFetch.h"
#include "LibCurl.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

struct transfer {
    const struct penny_fetch_request *request;
    struct penny_fetch_answer *answer;
    size_t received;
    size_t header_bytes;
    int is_refused;
    int is_too_large;
    int has_too_many_headers;
};

static curl_socket_t open_socket(
    void *context, curlsocktype purpose, struct curl_sockaddr *address) {
    struct transfer *transfer = context;
    const struct penny_fetch_request *request = transfer->request;
    (void)purpose;
    if (!request->may_connect(request->context, &address->addr)) {
        transfer->is_refused = 1;
        return CURL_SOCKET_BAD;
    }
    return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

static size_t take_body(char *bytes, size_t size, size_t count, void *context) {
    struct transfer *transfer = context;
    size_t length = size * count;
    if (length > transfer->request->byte_limit - transfer->received) {
        transfer->is_too_large = 1;
        return 0;
    }
    transfer->received += length;
    transfer->request->take(
        transfer->request->context, (const unsigned char *)bytes, length);
    return length;
}

static void keep(const char *line, size_t length, const char *name, char *value) {
    size_t start = strlen(name);
    if (length <= start || line[start] != ':' || strncasecmp(line, name, start) != 0) return;
    start += 1;
    while (start < length && (line[start] == ' ' || line[start] == '\t')) start += 1;
    while (length > start && (unsigned char)line[length - 1] <= ' ') length -= 1;
    if (length - start >= PENNY_FETCH_TEXT) return;
    memcpy(value, line + start, length - start);
    value[length - start] = 0;
}

// What an early answer (103) says is not what the answer says.
static void forget_headers(struct penny_fetch_answer *answer) {
    answer->content_type[0] = 0;
    answer->etag[0] = 0;
    answer->last_modified[0] = 0;
    answer->retry_after[0] = 0;
}

static size_t take_header(char *line, size_t size, size_t count, void *context) {
    struct transfer *transfer = context;
    struct penny_fetch_answer *answer = transfer->answer;
    size_t length = size * count;
    if (length > PENNY_FETCH_HEADERS - transfer->header_bytes) {
        transfer->has_too_many_headers = 1;
        return 0;
    }
    transfer->header_bytes += length;
    if (length >= 5 && memcmp(line, "HTTP/", 5) == 0) forget_headers(answer);
    keep(line, length, "content-type", answer->content_type);
    keep(line, length, "etag", answer->etag);
    keep(line, length, "last-modified", answer->last_modified);
    keep(line, length, "retry-after", answer->retry_after);
    return length;
}

static int add_header(struct curl_slist **list, const char *name, const char *value) {
    char line[2 * PENNY_FETCH_TEXT];
    if (value == NULL) return 1;
    int length = snprintf(line, sizeof line, "%s: %s", name, value);
    if (length < 0 || (size_t)length >= sizeof line) return 1;
    struct curl_slist *longer = curl_slist_append(*list, line);
    if (longer == NULL) return 0;
    *list = longer;
    return 1;
}

static CURLcode restrict_protocols(CURL *curl) {
#if LIBCURL_VERSION_NUM >= 0x075500
    return curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "http,https");
#else
    return curl_easy_setopt(curl, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
#endif
}

static CURLcode prepare(CURL *curl, struct transfer *transfer, struct curl_slist *headers) {
    const struct penny_fetch_request *request = transfer->request;
    CURLcode code = restrict_protocols(curl);
#define SET(option, value) \
    if (code == CURLE_OK) code = curl_easy_setopt(curl, option, value)
    SET(CURLOPT_URL, request->url);
    SET(CURLOPT_USERAGENT, request->agent);
    SET(CURLOPT_HTTPHEADER, headers);
    SET(CURLOPT_ACCEPT_ENCODING, "");
    SET(CURLOPT_PROXY, "");
    SET(CURLOPT_FOLLOWLOCATION, 0L);
    SET(CURLOPT_DISALLOW_USERNAME_IN_URL, 1L);
    SET(CURLOPT_NOSIGNAL, 1L);
    SET(CURLOPT_CONNECTTIMEOUT_MS, request->connect_milliseconds);
    SET(CURLOPT_TIMEOUT_MS, request->total_milliseconds);
    SET(CURLOPT_OPENSOCKETFUNCTION, open_socket);
    SET(CURLOPT_OPENSOCKETDATA, transfer);
    SET(CURLOPT_WRITEFUNCTION, take_body);
    SET(CURLOPT_WRITEDATA, transfer);
    SET(CURLOPT_HEADERFUNCTION, take_header);
    SET(CURLOPT_HEADERDATA, transfer);
#undef SET
    return code;
}

static enum penny_fetch_end end_of(
    CURL *curl, const struct transfer *transfer, CURLcode code) {
    curl_off_t connected = 0;
    if (code == CURLE_OK) return PENNY_FETCH_DONE;
    if (transfer->has_too_many_headers) return PENNY_FETCH_TOO_MANY_HEADERS;
    if (transfer->is_too_large) return PENNY_FETCH_TOO_LARGE;
    curl_easy_getinfo(curl, CURLINFO_CONNECT_TIME_T, &connected);
    if (code == CURLE_OPERATION_TIMEDOUT) {
        return connected == 0 ? PENNY_FETCH_NOT_CONNECTED : PENNY_FETCH_TIMED_OUT;
    }
    if (transfer->is_refused && code == CURLE_COULDNT_CONNECT) return PENNY_FETCH_REFUSED;
    switch (code) {
    case CURLE_COULDNT_RESOLVE_HOST: return PENNY_FETCH_UNKNOWN_HOST;
    case CURLE_COULDNT_CONNECT: return PENNY_FETCH_NO_CONNECTION;
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_ISSUER_ERROR:
    case CURLE_SSL_CACERT_BADFILE: return PENNY_FETCH_UNTRUSTED;
    case CURLE_SSL_CONNECT_ERROR: return PENNY_FETCH_NO_TLS;
    case CURLE_GOT_NOTHING: return PENNY_FETCH_CLOSED;
    case CURLE_PARTIAL_FILE: return PENNY_FETCH_CUT_SHORT;
    case CURLE_SEND_ERROR:
    case CURLE_RECV_ERROR:
        return transfer->header_bytes == 0 ? PENNY_FETCH_CLOSED : PENNY_FETCH_CUT_SHORT;
    case CURLE_BAD_CONTENT_ENCODING: return PENNY_FETCH_BAD_COMPRESSION;
    // The data after the first member of gzip, in some versions of the library.
    case CURLE_WRITE_ERROR: return PENNY_FETCH_BAD_COMPRESSION;
    default: return PENNY_FETCH_FAILED;
    }
}

void penny_fetch(const struct penny_fetch_request *request, struct penny_fetch_answer *answer) {
    struct transfer transfer = { .request = request, .answer = answer };
    memset(answer, 0, sizeof *answer);
    answer->end = PENNY_FETCH_FAILED;
    if (!penny_curl_load()) return;
    CURL *curl = curl_easy_init();
    struct curl_slist *headers = NULL;
    if (curl != NULL && add_header(&headers, "If-None-Match", request->etag)
        && add_header(&headers, "If-Modified-Since", request->last_modified)) {
        CURLcode code = prepare(curl, &transfer, headers);
        if (code == CURLE_OK) code = curl_easy_perform(curl);
        answer->end = end_of(curl, &transfer, code);
        char *redirect = NULL;
        curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &answer->status);
        curl_easy_getinfo(curl, CURLINFO_REDIRECT_URL, &redirect);
        if (redirect != NULL) answer->redirect = strdup(redirect);
        snprintf(answer->reason, sizeof answer->reason, "%s", curl_easy_strerror(code));
    }
    curl_slist_free_all(headers);
    curl_easy_cleanup(curl);
}

char *penny_url(const char *base, const char *reference, enum penny_url_part part) {
    static const CURLUPart parts[] = {
        CURLUPART_URL, CURLUPART_SCHEME, CURLUPART_HOST, CURLUPART_USER,
    };
    char *text = NULL;
    if (!penny_curl_load()) return NULL;
    CURLU *url = curl_url();
    if (url == NULL) return NULL;
    if ((base == NULL || curl_url_set(url, CURLUPART_URL, base, CURLU_NON_SUPPORT_SCHEME) == 0)
        && curl_url_set(url, CURLUPART_URL, reference, CURLU_NON_SUPPORT_SCHEME) == 0) {
        if (curl_url_get(url, parts[part], &text, 0) != 0) text = NULL;
    }
    curl_url_cleanup(url);
    return text;
}

void penny_fetch_free(char *text) {
    if (text != NULL) curl_free(text);
}

int penny_fetch_is_possible(void) { return penny_curl_load(); }
