#ifndef PENNY_C_ENGINE_MODULES_H
#define PENNY_C_ENGINE_MODULES_H

// The browser's modules, carried in the program: those that scripts/wasm had made
// when it was built, none if it had not run.

struct penny_module {
    const char *name;
    const unsigned char *start;
    const unsigned char *end;
};

/// The modules, as many as penny_module_count says.
const struct penny_module *penny_modules(void);
unsigned long penny_module_count(void);

#endif
