#define _GNU_SOURCE
#include "CFileSwap.h"

#include <fcntl.h>
#include <stdio.h>

int penny_exchange(const char *first, const char *second) {
    return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE);
}
