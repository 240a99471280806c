// site SITE OUT: what a program that was written for plain loans alone needs, as the mark that others are
// measured by. It reads the same files as pennypress, computes each row in whole cents, and writes a page,
// a CSV and a JSON file of about as many bytes for each loan, with two threads.
#include <dirent.h>
#include <fcntl.h>
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { mostRows = 600, mostBytes = 1 << 20 };

typedef struct {
    int64_t interest, principal, balance;
} Row;

typedef struct {
    char title[100];
    int64_t principal, payment, last, interest;
    int thousandths, months;
    Row rows[mostRows];
} Loan;

static char **names;
static int count, inputs, outputs;
static atomic_int next;
static char filler[64 << 10];

static void fail(const char *what) {
    perror(what);
    exit(1);
}

// The level payment by its formula. Where the extended precision could not tell the side of a half
// cent, no figure is better than a wrong one.
static int64_t levelPayment(const Loan *loan) {
    long double rate = loan->thousandths / 1200000.0L;
    long double exact = loan->principal * rate / (1 - powl(1 + rate, -loan->months));
    if (fabsl(exact - floorl(exact) - 0.5L) < 1e-7L) {
        fprintf(stderr, "%s: the payment is too near to half a cent\n", loan->title);
        exit(1);
    }
    return (int64_t)floorl(exact + 0.5L);
}

static void compute(Loan *loan) {
    int64_t balance = loan->principal, half = 600000;
    loan->payment = levelPayment(loan);
    loan->interest = 0;
    for (int i = 0; i < loan->months; i++) {
        int64_t interest = (balance * loan->thousandths + half) / (2 * half);
        int64_t principal = i == loan->months - 1 ? balance : loan->payment - interest;
        balance -= principal;
        loan->interest += interest;
        loan->last = interest + principal;
        loan->rows[i] = (Row){interest, principal, balance};
    }
}

static void setField(Loan *loan, const char *key, char *value) {
    if (!strcmp(key, "title")) {
        snprintf(loan->title, sizeof loan->title, "%s", value);
    } else if (!strcmp(key, "principal")) {
        loan->principal = 100 * strtoll(value, 0, 10);
    } else if (!strcmp(key, "rate")) {
        char *rest;
        loan->thousandths = 1000 * (int)strtol(value, &rest, 10);
        if (*rest == '.') loan->thousandths += (int)strtol(rest + 1, 0, 10);
    } else if (!strcmp(key, "term")) {
        loan->months = 12 * (int)strtol(value, 0, 10);
    }
}

static void readLoan(const char *name, Loan *loan) {
    char text[4096];
    int file = openat(inputs, name, O_RDONLY);
    ssize_t size = file < 0 ? -1 : read(file, text, sizeof text - 1);
    if (size < 0) fail(name);
    close(file);
    text[size] = 0;
    char *rest = text, *line;
    while ((line = strsep(&rest, "\n"))) {
        char *colon = strstr(line, ": ");
        if (!colon) continue;
        *colon = 0;
        setField(loan, line, colon + 2);
    }
}

static char *put(char *out, const char *text) {
    size_t size = strlen(text);
    memcpy(out, text, size);
    return out + size;
}

// An amount of cents, its thousands parted by commas where people read it.
static char *money(char *out, int64_t cents, int grouped) {
    char digits[32];
    int at = 32, place = 0;
    int64_t units = cents / 100;
    digits[--at] = (char)('0' + cents % 10);
    digits[--at] = (char)('0' + cents / 10 % 10);
    digits[--at] = '.';
    do {
        if (grouped && place && place % 3 == 0) digits[--at] = ',';
        digits[--at] = (char)('0' + units % 10);
        units /= 10;
        place++;
    } while (units);
    memcpy(out, digits + at, 32 - at);
    return out + 32 - at;
}

static char *number(char *out, int value) { return out + sprintf(out, "%d", value); }

// Number, payment, interest, principal and balance between what stands around them.
static char *putRow(char *out, const Loan *loan, int i, const char *start, const char *first,
                    const char *between, const char *end, int grouped) {
    const Row *row = &loan->rows[i];
    int64_t payment = i == loan->months - 1 ? loan->last : loan->payment;
    out = put(number(put(out, start), i + 1), first);
    out = put(money(out, payment, grouped), between);
    out = put(money(out, row->interest, grouped), between);
    out = put(money(out, row->principal, grouped), between);
    return put(money(out, row->balance, grouped), end);
}

static char *putRows(char *out, const Loan *loan, const char *start, const char *first,
                     const char *between, const char *end, int grouped) {
    for (int i = 0; i < loan->months; i++)
        out = putRow(out, loan, i, start, first, between, end, grouped);
    return out;
}

static char *figure(char *out, const char *label, int64_t cents) {
    out = put(put(put(out, "<dt>"), label), "</dt><dd>$");
    return put(money(out, cents, 1), "</dd>\n");
}

static char *page(char *out, const Loan *loan) {
    out = put(out, "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<title>");
    out = put(put(put(out, loan->title), "</title>\n</head>\n<body>\n<main>\n<h1>"), loan->title);
    out = figure(put(out, "</h1>\n<dl>\n"), "Monthly payment", loan->payment);
    out = figure(out, "Total interest", loan->interest);
    out = figure(out, "Total paid", loan->interest + loan->principal);
    out = put(out, "</dl>\n<svg viewBox=\"0 0 360 100\"><polyline points=\"");
    for (int i = 11; i < loan->months; i += 12) {
        out = put(number(out, i + 1), ",");
        out = put(number(out, (int)(100 - 100 * loan->rows[i].balance / loan->principal)), " ");
    }
    out = put(put(out, "\"/></svg>\n"), filler);
    out = put(out, "<table>\n<tbody>\n");
    out = putRows(out, loan, "<tr><th scope=\"row\">", "</th><td class=\"n\">",
                  "</td><td class=\"n\">", "</td></tr>\n", 1);
    return put(out, "</tbody>\n</table>\n</main>\n</body>\n</html>\n");
}

static char *csv(char *out, const Loan *loan) {
    out = put(out, "number,payment,interest,principal,balance\n");
    return putRows(out, loan, "", ",", ",", "\n", 0);
}

static char *json(char *out, const Loan *loan) {
    out = put(put(out, "{\"kind\":\"loan\",\"title\":\""), loan->title);
    out = money(put(out, "\",\"figures\":{\"payment\":\""), loan->payment, 0);
    out = money(put(out, "\",\"totalInterest\":\""), loan->interest, 0);
    out = put(out, "\"},\"tables\":{\"schedule\":{\"rows\":[");
    out = putRows(out, loan, "[\"", "\",\"", "\",\"", "\"],", 0);
    return put(out - 1, "]}}}\n");
}

static void save(const char *name, const char *ending, const char *text, const char *end) {
    char path[300];
    snprintf(path, sizeof path, "%.*s%s", (int)(strlen(name) - strlen(".yaml")), name, ending);
    int file = openat(outputs, path, O_WRONLY | O_CREAT | O_TRUNC, 0644);
    if (file < 0 || write(file, text, end - text) != end - text) fail(path);
    close(file);
}

static void *work(void *unused) {
    (void)unused;
    Loan *loan = malloc(sizeof *loan);
    char *text = malloc(mostBytes);
    for (int i; (i = atomic_fetch_add(&next, 1)) < count;) {
        readLoan(names[i], loan);
        if (loan->months < 1 || loan->months > mostRows) fail(names[i]);
        compute(loan);
        save(names[i], ".html", text, page(text, loan));
        save(names[i], ".csv", text, csv(text, loan));
        save(names[i], ".json", text, json(text, loan));
    }
    return 0;
}

int main(int words, char **arguments) {
    if (words != 3) return 64;
    if (chdir(arguments[1]) || !(names = malloc(sizeof *names << 20))) fail(arguments[1]);
    DIR *folder = opendir("calculations");
    if (!folder) fail("calculations");
    for (struct dirent *entry; count < 1 << 20 && (entry = readdir(folder));)
        if (strstr(entry->d_name, ".yaml")) names[count++] = strdup(entry->d_name);
    inputs = dirfd(folder);
    mkdir(arguments[2], 0755);
    if ((outputs = open(arguments[2], O_RDONLY | O_DIRECTORY)) < 0) fail(arguments[2]);
    // What a page of pennypress has besides its schedule: forms, reasons, charts.
    for (char *end = filler; end < filler + 43500;)
        end = put(end, "<p>Interest is what is still owed times the rate, to the cent.</p>\n");

    pthread_t other;
    if (pthread_create(&other, 0, work, 0)) fail("a thread");
    work(0);
    pthread_join(other, 0);
    return 0;
}
