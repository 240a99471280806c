#define _GNU_SOURCE
#include "CFileCalls.h"

#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int penny_exchange(const char *first, const char *second) {
    return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE);
}

int penny_synchronise(int file) { return syncfs(file); }
