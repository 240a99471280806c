#include "CWasmRuntime.h"

// Memory for one thread, in a few hundred bytes where a C library's would be an eighth
// of a module. A block has the size of a power of two, and a free one is kept for the
// next of its size: whoever asks for the same as before gets the same blocks.

typedef __SIZE_TYPE__ size;

// A page of WebAssembly holds blocks of one size, or is the first of a larger block.
enum { page_bits = 16, smallest_bits = 4, pages = 65536 };

typedef struct block {
    struct block *next;
} block;

static block *free_blocks[32];
static unsigned char bits_of_page[pages];

// Takes pages for blocks of a size from the host, and keeps them as free blocks.
static int grow(unsigned bits) {
    unsigned page_span = bits > page_bits ? bits : page_bits;
    size first = __builtin_wasm_memory_grow(0, (size)1 << (page_span - page_bits));
    if (first == (size)-1) return 0;
    bits_of_page[first] = (unsigned char)bits;
    size start = first << page_bits;
    // A page's last block first, so that they are taken in the order of their places.
    for (size rest = (size)1 << page_span; rest != 0;) {
        rest -= (size)1 << bits;
        block *freed = (block *)(start + rest);
        freed->next = free_blocks[bits];
        free_blocks[bits] = freed;
    }
    return 1;
}

int posix_memalign(void **place, size alignment, size count) {
    size least = count > alignment ? count : alignment;
    if (least > (size)1 << 30) return 12;
    unsigned bits = smallest_bits;
    while ((size)1 << bits < least) bits++;
    if (!free_blocks[bits] && !grow(bits)) return 12;
    block *taken = free_blocks[bits];
    free_blocks[bits] = taken->next;
    *place = taken;
    return 0;
}

void free(void *place) {
    if (!place) return;
    unsigned bits = bits_of_page[(size)place >> page_bits];
    block *freed = place;
    freed->next = free_blocks[bits];
    free_blocks[bits] = freed;
}
