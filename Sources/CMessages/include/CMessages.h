#ifndef PENNY_C_MESSAGES_H
#define PENNY_C_MESSAGES_H

#include <stddef.h>

/// A catalog's file that is carried in the program.
struct penny_message_file {
    const char *language;
    const char *area;
    /// Its text, with a zero at the end.
    const unsigned char *text;
};

/// The files of the folder messages by language and area, as many as penny_message_file_count
/// says.
const struct penny_message_file *penny_message_files(void);
size_t penny_message_file_count(void);

#endif
