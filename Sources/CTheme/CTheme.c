#include "CTheme.h"

#include <stddef.h>

// The files of the folder templates, by name, each as a text that ends in a zero. scripts/messages
// makes the lists. The compiler knows what it has embedded: a template that has changed is compiled
// in anew.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct penny_theme_file files[] = {
#include "templates.h"
#include "scripts.h"
#include "languages.h"
};

const struct penny_theme_file *penny_theme_files(void) { return files; }

size_t penny_theme_file_count(void) { return sizeof files / sizeof files[0]; }

static const unsigned char preview_script[] = {
#embed "../../preview/preview.js"
    , '\n',
#embed "../../preview/faults.js"
    , 0};

static const unsigned char preview_style[] = {
#embed "../../preview/preview.css"
    , 0};

const unsigned char *penny_preview_script(void) { return preview_script; }

const unsigned char *penny_preview_style(void) { return preview_style; }
