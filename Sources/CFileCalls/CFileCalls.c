#define _GNU_SOURCE
#include "CFileCalls.h"

#include <fcntl.h>
#include <string.h>
#include <unistd.h>

int penny_synchronise(int file) { return syncfs(file); }

static int by_name(const struct dirent **one, const struct dirent **other) {
    return strcmp((*one)->d_name, (*other)->d_name);
}

int penny_list(int folder, struct dirent ***entries) {
    return scandirat(folder, ".", entries, NULL, by_name);
}

int penny_hold(int folder, const char *name) {
    return openat(folder, name, O_PATH | O_NOFOLLOW | O_CLOEXEC);
}
