// scripts/wasm writes modules.inc beside the modules: the table of them and their packed bytes.
#if __has_include("modules.inc")
#include "modules.inc"
#else
        .section .rodata
        .balign 8
        .globl penny_module_table
penny_module_table:
        .globl penny_module_table_count
penny_module_table_count:
        .quad 0
        .globl penny_modules_packed
penny_modules_packed:
        .globl penny_modules_packed_end
penny_modules_packed_end:
#endif
#if defined(__linux__)
        .section .note.GNU-stack,"",@progbits
#endif
