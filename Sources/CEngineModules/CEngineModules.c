#include "CEngineModules.h"

// What EngineModules.S holds.
extern const struct penny_module penny_module_table[];
extern const unsigned long penny_module_table_count;

const struct penny_module *penny_modules(void) { return penny_module_table; }

unsigned long penny_module_count(void) { return penny_module_table_count; }
