#include "CArguments.h"

static int count;
static char **words;

// The system's C library hands its arguments to what runs before `main`, too.
__attribute__((constructor)) static void keep(int argc, char **argv) {
    count = argc;
    words = argv;
}

int penny_argument_count(void) { return count; }

const char *penny_argument(int place) {
    return place >= 0 && place < count ? words[place] : 0;
}
