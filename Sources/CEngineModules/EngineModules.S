// scripts/wasm writes modules.inc beside the modules: their bytes and the table of them.
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
#endif
#if defined(__linux__)
        .section .note.GNU-stack,"",@progbits
#endif
