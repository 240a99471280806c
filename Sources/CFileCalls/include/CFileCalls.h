#ifndef PENNY_C_FILE_CALLS_H
#define PENNY_C_FILE_CALLS_H

#include <dirent.h>
#include <stdint.h>

// What Swift's Glibc module does not carry. Each but the last returns -1 with the reason in errno
// if it fails.

// Waits until all that was written to the file system of an open file is on the disk; returns 0.
int penny_synchronise(int file);

// The entries of an open folder in the order of their names' bytes. The caller frees each of them
// and the list. Returns how many there are.
int penny_list(int folder, struct dirent ***entries);

// Keeps what has a name in an open folder until the descriptor that it returns is closed, without
// opening it for reading or writing.
int penny_hold(int folder, const char *name);

// A name in two open folders: what has it in one and in the other change places, in one step.
// Returns 0. Not all file systems can.
int penny_exchange(int folder, int other, const char *name);

// When what is open was made, in nanoseconds since 1970. Nobody can set that time, and no copy has
// it. 0 where the system does not say.
int64_t penny_birth(int file);

#endif
