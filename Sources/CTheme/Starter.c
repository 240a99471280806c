#include "CTheme.h"

#include <stddef.h>

// The files of the folder starter by language, each as a text that ends in a zero. The compiler
// knows what it has embedded: a file that has changed is compiled in anew.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct penny_starter_file files[] = {
#include "starter-ar.h"
#include "starter-de.h"
#include "starter-en.h"
#include "starter-es.h"
#include "starter-fr.h"
#include "starter-ja.h"
};

const struct penny_starter_file *penny_starter_files(void) { return files; }

size_t penny_starter_file_count(void) { return sizeof files / sizeof files[0]; }
