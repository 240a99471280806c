#ifndef PENNY_C_FILE_CALLS_H
#define PENNY_C_FILE_CALLS_H

#include <dirent.h>

// What Swift's Glibc module does not carry. Each returns 0, or -1 with the reason in errno.

// Waits until all that was written to the file system of an open file is on the disk.
int penny_synchronise(int file);

// The entries of an open folder in the order of their names' bytes. The caller frees each of them
// and the list. Returns how many there are.
int penny_list(int folder, struct dirent ***entries);

#endif
