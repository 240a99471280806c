#ifndef PENNY_C_SERVE_H
#define PENNY_C_SERVE_H

#include <stddef.h>

// A server of HTTP/1.1 by libevent, and the loop that it runs in, with what else is waited for in
// it. Everything is called from the thread that runs the loop, but for penny_loop_new and what
// comes before it runs.

struct penny_loop;
struct penny_request;
struct penny_stream;

struct penny_calls {
    void *context;
    // A request, to be answered at once by one of the functions below.
    void (*answer)(void *context, struct penny_request *request);
    // There is something to read from a descriptor.
    void (*readable)(void *context, int descriptor);
    // The time that penny_loop_wake_in was told has passed.
    void (*woken)(void *context);
    // Who took a stream has gone. It is not to be used any more.
    void (*gone)(void *context, struct penny_stream *stream);
    // The system has descriptors again, after it had none for another connection.
    void (*recovered)(void *context);
};

// NULL where the system gives none, with the reason in errno.
struct penny_loop *penny_loop_new(const struct penny_calls *calls);
void penny_loop_free(struct penny_loop *loop);

// Runs until it is stopped, or a signal asks it to end. 0, or -1 with the reason in errno.
int penny_loop_run(struct penny_loop *loop);
void penny_loop_stop(struct penny_loop *loop);
// Ends the loop at SIGINT and SIGTERM, for one loop of the program. 0, or -1: then they end the
// program.
int penny_loop_end_at_signals(struct penny_loop *loop);
// Waits for something to read. 0, or -1.
int penny_loop_watch(struct penny_loop *loop, int descriptor);
void penny_loop_unwatch(struct penny_loop *loop, int descriptor);
// Calls `woken` in so many milliseconds, in place of what was told before; never below 0.
void penny_loop_wake_in(struct penny_loop *loop, long milliseconds);

// Listens at an address of this machine. The port, which the system chooses where 0 is asked for;
// -1 with the reason in errno.
int penny_loop_listen(struct penny_loop *loop, const char *host, int port);

// What is asked for, until it is answered.
const char *penny_request_target(const struct penny_request *request);
// NULL where there is none.
const char *penny_request_header(const struct penny_request *request, const char *name);
// Whether it is a GET, or a HEAD, which is a GET without the bytes.
int penny_request_is_get(const struct penny_request *request);
int penny_request_is_head(const struct penny_request *request);

// The answer.
void penny_request_add_header(struct penny_request *request, const char *name, const char *value);
void penny_request_answer(
    struct penny_request *request, int status, const char *reason, const unsigned char *bytes,
    size_t length);
// An answer that goes on until who asked has gone, or the loop is freed; NULL where the system
// has no memory.
struct penny_stream *penny_request_stream(
    struct penny_loop *loop, struct penny_request *request);
void penny_stream_send(struct penny_stream *stream, const char *bytes, size_t length);

#endif
