#ifndef PENNY_C_WASM_RUNTIME_H
#define PENNY_C_WASM_RUNTIME_H

// What Swift and the libraries linked into the browser's module expect of a host that is
// not there. Nothing calls these by name.

extern __UINTPTR_TYPE__ __stack_chk_guard;
_Noreturn void __stack_chk_fail(void);
void __wasm_call_dtors(void);

int posix_memalign(void **place, __SIZE_TYPE__ alignment, __SIZE_TYPE__ count);
void free(void *place);

#endif
