#ifndef PENNY_C_THEME_H
#define PENNY_C_THEME_H

#include <stddef.h>

/// A file that is carried in the program.
struct penny_theme_file {
    const char *name;
    /// Its text, with a zero at the end.
    const unsigned char *text;
};

/// The files of the folder templates by name, as many as penny_theme_file_count says.
const struct penny_theme_file *penny_theme_files(void);
size_t penny_theme_file_count(void);

/// A file of a new site in a language.
struct penny_starter_file {
    const char *language;
    /// Its path in the site.
    const char *path;
    /// Its text, with a zero at the end.
    const unsigned char *text;
};

/// The files of the folder starter, as many as penny_starter_file_count says.
const struct penny_starter_file *penny_starter_files(void);
size_t penny_starter_file_count(void);

/// The scripts, one behind the other, and the style sheet of the folder preview.
const unsigned char *penny_preview_script(void);
const unsigned char *penny_preview_style(void);

#endif
