#define _GNU_SOURCE
#include "CServe.h"

#include <errno.h>
#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <event2/event.h>
#include <event2/http.h>
#include <event2/keyvalq_struct.h>
#include <event2/listener.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <unistd.h>

enum { watched_limit = 8, signal_count = 2, head_limit = 32768, body_limit = 1024 };

// The time for which a client may be silent in a request or between two, in seconds.
enum { silence_limit = 10 };

// The time for which no one is let in when the system has no more descriptors.
static const struct timeval accept_pause = {0, 100000};

struct penny_stream {
    struct penny_loop *loop;
    struct evhttp_request *request;
    struct penny_stream *next;
};

struct penny_loop {
    struct penny_calls calls;
    struct event_base *base;
    struct evhttp *http;
    struct event *timer;
    struct event *accepting;
    struct evconnlistener *listener;
    struct event *ending;
    struct sigaction before[signal_count];
    struct event *watched[watched_limit];
    struct penny_stream *streams;
};

// libevent's request under the name that this library's callers know.
static struct evhttp_request *theirs(const struct penny_request *request) {
    return (struct evhttp_request *)request;
}

// A request that is whole may take any time to be answered; the next one has its limit again.
static void limit_silence(struct evhttp_request *request, const struct timeval *limit) {
    struct evhttp_connection *connection = evhttp_request_get_connection(request);
    if (connection)
        bufferevent_set_timeouts(evhttp_connection_get_bufferevent(connection), limit, NULL);
}

static void is_answered(struct evhttp_request *request, void *context) {
    const struct timeval limit = {silence_limit, 0};
    (void)context;
    limit_silence(request, &limit);
}

static void answer(struct evhttp_request *request, void *context) {
    struct penny_loop *loop = context;
    limit_silence(request, NULL);
    evhttp_request_set_on_complete_cb(request, is_answered, NULL);
    loop->calls.answer(loop->calls.context, (struct penny_request *)request);
}

static void read_from(evutil_socket_t descriptor, short events, void *context) {
    struct penny_loop *loop = context;
    (void)events;
    loop->calls.readable(loop->calls.context, descriptor);
}

static void wake(evutil_socket_t descriptor, short events, void *context) {
    struct penny_loop *loop = context;
    (void)descriptor;
    (void)events;
    loop->calls.woken(loop->calls.context);
}

static void end(evutil_socket_t descriptor, short events, void *context) {
    (void)descriptor;
    (void)events;
    penny_loop_stop(context);
}

// Signals

static const int ending_signals[signal_count] = {SIGINT, SIGTERM};

// The end of a pipe that nobody writes to. A signal closes it, which ends the loop at the other
// end: that cannot fail, as writing can.
static atomic_int open_end = -1;

static void hang_up(int number) {
    (void)number;
    const int before = errno;
    const int descriptor = atomic_exchange(&open_end, -1);
    if (descriptor >= 0) close(descriptor);
    errno = before;
}

static void stop_ending(struct penny_loop *loop) {
    if (!loop->ending) return;
    for (int place = 0; place < signal_count; place += 1)
        sigaction(ending_signals[place], &loop->before[place], NULL);
    hang_up(0);
    const int reading = event_get_fd(loop->ending);
    event_free(loop->ending);
    loop->ending = NULL;
    close(reading);
}

// Accepting

// The loop that runs in this thread: what a listener hands to its functions is libevent's own.
static _Thread_local struct penny_loop *running;

// Without this, the loop would be told of the same connection again and again.
static void cannot_accept(struct evconnlistener *listener, void *context) {
    (void)context;
    evconnlistener_disable(listener);
    event_add(running->accepting, &accept_pause);
}

static void accept_again(evutil_socket_t descriptor, short events, void *context) {
    struct penny_loop *loop = context;
    (void)descriptor;
    (void)events;
    const int free_one = fcntl(evconnlistener_get_fd(loop->listener), F_DUPFD_CLOEXEC, 0);
    if (free_one < 0) {
        event_add(loop->accepting, &accept_pause);
        return;
    }
    close(free_one);
    evconnlistener_enable(loop->listener);
    loop->calls.recovered(loop->calls.context);
}

// It says much about connections that end; what matters is told by what it returns.
static void say_nothing(int severity, const char *words) {
    (void)severity;
    (void)words;
}

// Where libevent lacks descriptors for its own use, it ends the program without a word.
static int has_descriptors(void) {
    int first[2], second[2];
    if (pipe2(first, O_CLOEXEC) != 0) return 0;
    const int has_all = pipe2(second, O_CLOEXEC) == 0;
    const int reason = errno;
    close(first[0]);
    close(first[1]);
    if (has_all) {
        close(second[0]);
        close(second[1]);
    }
    errno = reason;
    return has_all;
}

struct penny_loop *penny_loop_new(const struct penny_calls *calls) {
    if (!has_descriptors()) return NULL;
    errno = ENOMEM;
    struct penny_loop *loop = calloc(1, sizeof *loop);
    if (!loop) return NULL;
    event_set_log_callback(say_nothing);
    loop->calls = *calls;
    loop->base = event_base_new();
    loop->http = loop->base ? evhttp_new(loop->base) : NULL;
    loop->timer = loop->base ? event_new(loop->base, -1, 0, wake, loop) : NULL;
    loop->accepting = loop->base ? event_new(loop->base, -1, 0, accept_again, loop) : NULL;
    if (!loop->http || !loop->timer || !loop->accepting) {
        penny_loop_free(loop);
        errno = ENOMEM;
        return NULL;
    }
    evhttp_set_gencb(loop->http, answer, loop);
    evhttp_set_default_content_type(loop->http, NULL);
    // Other methods are refused by who answers, in words.
    evhttp_set_allowed_methods(
        loop->http,
        EVHTTP_REQ_GET | EVHTTP_REQ_HEAD | EVHTTP_REQ_POST | EVHTTP_REQ_PUT | EVHTTP_REQ_DELETE |
            EVHTTP_REQ_OPTIONS | EVHTTP_REQ_TRACE | EVHTTP_REQ_CONNECT | EVHTTP_REQ_PATCH);
    evhttp_set_max_headers_size(loop->http, head_limit);
    evhttp_set_max_body_size(loop->http, body_limit);
    evhttp_set_timeout(loop->http, silence_limit);
    return loop;
}

void penny_loop_free(struct penny_loop *loop) {
    if (!loop) return;
    while (loop->streams) {
        struct penny_stream *stream = loop->streams;
        struct evhttp_connection *connection = evhttp_request_get_connection(stream->request);
        loop->streams = stream->next;
        if (connection) evhttp_connection_set_closecb(connection, NULL, NULL);
        evhttp_send_reply_end(stream->request);
        free(stream);
    }
    if (loop->timer) event_free(loop->timer);
    if (loop->accepting) event_free(loop->accepting);
    stop_ending(loop);
    for (int place = 0; place < watched_limit; place += 1)
        if (loop->watched[place]) event_free(loop->watched[place]);
    if (loop->http) evhttp_free(loop->http);
    if (loop->base) event_base_free(loop->base);
    free(loop);
}

int penny_loop_run(struct penny_loop *loop) {
    // Writing to who has gone fails, and does not end the program.
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &set, NULL);
    running = loop;
    errno = 0;
    const int status = event_base_dispatch(loop->base);
    running = NULL;
    if (status >= 0) return 0;
    if (errno == 0) errno = EIO;
    return -1;
}

void penny_loop_stop(struct penny_loop *loop) { event_base_loopbreak(loop->base); }

int penny_loop_end_at_signals(struct penny_loop *loop) {
    int ends[2];
    if (loop->ending || pipe2(ends, O_CLOEXEC) != 0) return -1;
    loop->ending = event_new(loop->base, ends[0], EV_READ, end, loop);
    int none = -1;
    if (!loop->ending || event_add(loop->ending, NULL) != 0 ||
        !atomic_compare_exchange_strong(&open_end, &none, ends[1])) {
        if (loop->ending) event_free(loop->ending);
        loop->ending = NULL;
        close(ends[0]);
        close(ends[1]);
        return -1;
    }
    struct sigaction action = {.sa_handler = hang_up, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    // Who starts the program may have blocked them.
    sigset_t set;
    sigemptyset(&set);
    for (int place = 0; place < signal_count; place += 1) {
        sigaction(ending_signals[place], &action, &loop->before[place]);
        sigaddset(&set, ending_signals[place]);
    }
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
    return 0;
}

int penny_loop_watch(struct penny_loop *loop, int descriptor) {
    for (int place = 0; place < watched_limit; place += 1) {
        if (loop->watched[place]) continue;
        loop->watched[place] =
            event_new(loop->base, descriptor, EV_READ | EV_PERSIST, read_from, loop);
        if (!loop->watched[place]) return -1;
        return event_add(loop->watched[place], NULL);
    }
    return -1;
}

void penny_loop_unwatch(struct penny_loop *loop, int descriptor) {
    for (int place = 0; place < watched_limit; place += 1) {
        if (!loop->watched[place] || event_get_fd(loop->watched[place]) != descriptor) continue;
        event_free(loop->watched[place]);
        loop->watched[place] = NULL;
    }
}

void penny_loop_wake_in(struct penny_loop *loop, long milliseconds) {
    if (milliseconds < 0) {
        event_del(loop->timer);
        return;
    }
    struct timeval time = {milliseconds / 1000, milliseconds % 1000 * 1000};
    event_add(loop->timer, &time);
}

static int port_of(evutil_socket_t descriptor) {
    struct sockaddr_storage address;
    socklen_t length = sizeof address;
    if (getsockname(descriptor, (struct sockaddr *)&address, &length) != 0) return -1;
    return ntohs(
        address.ss_family == AF_INET6 ? ((struct sockaddr_in6 *)&address)->sin6_port
                                      : ((struct sockaddr_in *)&address)->sin_port);
}

int penny_loop_listen(struct penny_loop *loop, const char *host, int port) {
    errno = 0;
    struct evhttp_bound_socket *bound =
        evhttp_bind_socket_with_handle(loop->http, host, (ev_uint16_t)port);
    if (!bound) {
        // A name that stands for no address leaves no number.
        if (errno == 0) errno = EADDRNOTAVAIL;
        return -1;
    }
    const evutil_socket_t socket = evhttp_bound_socket_get_fd(bound);
    loop->listener = evhttp_bound_socket_get_listener(bound);
    evconnlistener_set_error_cb(loop->listener, cannot_accept);
    // Its connections inherit this: an answer in two pieces else waits 40 ms for the other side
    // to say that it has the first.
    const int on = 1;
    if (setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on) != 0) return -1;
    return port_of(socket);
}

// Requests

const char *penny_request_target(const struct penny_request *request) {
    return evhttp_request_get_uri(theirs(request));
}

const char *penny_request_header(const struct penny_request *request, const char *name) {
    return evhttp_find_header(evhttp_request_get_input_headers(theirs(request)), name);
}

int penny_request_is_get(const struct penny_request *request) {
    return evhttp_request_get_command(theirs(request)) == EVHTTP_REQ_GET;
}

int penny_request_is_head(const struct penny_request *request) {
    return evhttp_request_get_command(theirs(request)) == EVHTTP_REQ_HEAD;
}

void penny_request_add_header(
    struct penny_request *request, const char *name, const char *value) {
    evhttp_add_header(evhttp_request_get_output_headers(theirs(request)), name, value);
}

void penny_request_answer(
    struct penny_request *request, int status, const char *reason, const unsigned char *bytes,
    size_t length) {
    struct evbuffer *buffer = evbuffer_new();
    if (buffer) evbuffer_add(buffer, bytes, length);
    evhttp_send_reply(theirs(request), status, reason, buffer);
    if (buffer) evbuffer_free(buffer);
}

// Streams

static void has_gone(struct evhttp_connection *connection, void *context) {
    struct penny_stream *stream = context;
    struct penny_loop *loop = stream->loop;
    evhttp_connection_set_closecb(connection, NULL, NULL);
    for (struct penny_stream **place = &loop->streams; *place; place = &(*place)->next) {
        if (*place != stream) continue;
        *place = stream->next;
        break;
    }
    loop->calls.gone(loop->calls.context, stream);
    // What lost its connection is ours to end; else it goes with the connection.
    if (!evhttp_request_get_connection(stream->request)) evhttp_send_reply_end(stream->request);
    free(stream);
}

struct penny_stream *penny_request_stream(
    struct penny_loop *loop, struct penny_request *request) {
    struct penny_stream *stream = calloc(1, sizeof *stream);
    if (!stream) return NULL;
    struct evhttp_connection *connection = evhttp_request_get_connection(theirs(request));
    *stream = (struct penny_stream){loop, theirs(request), loop->streams};
    loop->streams = stream;
    evhttp_send_reply_start(theirs(request), 200, "OK");
    evhttp_connection_set_closecb(connection, has_gone, stream);
    return stream;
}

void penny_stream_send(struct penny_stream *stream, const char *bytes, size_t length) {
    struct evbuffer *buffer = evbuffer_new();
    if (!buffer) return;
    evbuffer_add(buffer, bytes, length);
    evhttp_send_reply_chunk(stream->request, buffer);
    evbuffer_free(buffer);
}
