#include <libxml/xmlversion.h>
// Debian's libxml2 converts encodings with ICU, whose headers clash with those
// that Foundation carries. Nothing that is used here depends on them.
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <libxml/xpath.h>
