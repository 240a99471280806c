#ifndef PENNY_C_FILE_SWAP_H
#define PENNY_C_FILE_SWAP_H

// Exchanges the names of two files or folders of one file system in a single
// step. Returns 0, or -1 with the reason in errno. Swift's Glibc module does
// not carry renameat2.
int penny_exchange(const char *first, const char *second);

#endif
