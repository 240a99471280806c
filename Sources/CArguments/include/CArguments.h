#ifndef PENNY_C_ARGUMENTS_H
#define PENNY_C_ARGUMENTS_H

// The words that the program was called with, as `main` gets them. Swift's `CommandLine` reads them
// from /proc, which a chroot or a container need not have: it then says that there are none.

// The number of words, with the name of the program.
int penny_argument_count(void);

// The word at a place; null where there is none.
const char *penny_argument(int place);

#endif
