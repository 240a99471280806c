#define _GNU_SOURCE
#include "CFileCalls.h"

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
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

int penny_exchange(int folder, int other, const char *name) {
    return renameat2(folder, name, other, name, RENAME_EXCHANGE);
}

int64_t penny_birth(int file) {
    struct statx status;
    if (statx(file, "", AT_EMPTY_PATH, STATX_BTIME, &status) != 0) return 0;
    if (!(status.stx_mask & STATX_BTIME)) return 0;
    return (int64_t)status.stx_btime.tv_sec * 1000000000 + status.stx_btime.tv_nsec;
}
