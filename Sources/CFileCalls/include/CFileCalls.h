#ifndef PENNY_C_FILE_CALLS_H
#define PENNY_C_FILE_CALLS_H

// What Swift's Glibc module does not carry. Each returns 0, or -1 with the reason in errno.

// Exchanges the names of two files or folders of one file system in a single step.
int penny_exchange(const char *first, const char *second);

// Waits until all that was written to the file system of an open file is on the disk.
int penny_synchronise(int file);

#endif
