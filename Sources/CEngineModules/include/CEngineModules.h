#ifndef PENNY_C_ENGINE_MODULES_H
#define PENNY_C_ENGINE_MODULES_H

#include <stddef.h>

// The browser's modules, carried in the program: those that scripts/wasm had made
// when it was built, none if it had not run. They are alike, so they are packed together.

struct penny_module {
    const char *name;
    size_t length;
};

/// The modules, as many as penny_module_count says.
const struct penny_module *penny_modules(void);
size_t penny_module_count(void);

/// The bytes of a module, which stay where they are. The first call unpacks all modules.
const unsigned char *penny_module_bytes(size_t index);

#endif
