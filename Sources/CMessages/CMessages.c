#include "CMessages.h"

// The files of the folder messages by language and area, each as a text that ends in a
// zero. scripts/messages made this list. The compiler knows what it has embedded: a
// file that has changed is compiled again.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct penny_message_file files[] = {
#include "ar.h"
#include "de.h"
#include "en.h"
#include "es.h"
#include "fr.h"
#include "ja.h"
};

const struct penny_message_file *penny_message_files(void) { return files; }

size_t penny_message_file_count(void) { return sizeof files / sizeof files[0]; }
