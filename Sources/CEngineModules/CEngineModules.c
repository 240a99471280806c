#include "CEngineModules.h"

#include <pthread.h>
#include <stdlib.h>
#include <zstd.h>

// What EngineModules.S holds.
extern const struct penny_module penny_module_table[];
extern const size_t penny_module_table_count;
extern const unsigned char penny_modules_packed[];
extern const unsigned char penny_modules_packed_end[];

static unsigned char *unpacked;
static pthread_once_t once = PTHREAD_ONCE_INIT;

const struct penny_module *penny_modules(void) { return penny_module_table; }

size_t penny_module_count(void) { return penny_module_table_count; }

static size_t length_before(size_t index) {
    size_t length = 0;
    for (size_t each = 0; each < index; each += 1) length += penny_module_table[each].length;
    return length;
}

static void unpack(void) {
    size_t length = length_before(penny_module_table_count);
    size_t packed = (size_t)(penny_modules_packed_end - penny_modules_packed);
    unpacked = malloc(length);
    // The program itself would be damaged, or there is no memory left.
    if (unpacked == NULL) abort();
    if (ZSTD_decompress(unpacked, length, penny_modules_packed, packed) != length) abort();
}

const unsigned char *penny_module_bytes(size_t index) {
    pthread_once(&once, unpack);
    return unpacked + length_before(index);
}
