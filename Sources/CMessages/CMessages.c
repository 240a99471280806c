#include "CMessages.h"

// The files of the folder messages by language and area, each as a text that ends in a
// zero. scripts/messages made this list. The compiler knows what it has embedded: a
// file that has changed is compiled in anew.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct penny_message_file files[] = {
    {"en", "budget", (const unsigned char[]){
#embed "../../messages/en/budget.mf2"
    , 0}},
    {"en", "common", (const unsigned char[]){
#embed "../../messages/en/common.mf2"
    , 0}},
    {"en", "comparison", (const unsigned char[]){
#embed "../../messages/en/comparison.mf2"
    , 0}},
    {"en", "rent-or-buy", (const unsigned char[]){
#embed "../../messages/en/rent-or-buy.mf2"
    , 0}},
    {"en", "result", (const unsigned char[]){
#embed "../../messages/en/result.mf2"
    , 0}},
    {"en", "simple-interest", (const unsigned char[]){
#embed "../../messages/en/simple-interest.mf2"
    , 0}},
};

const struct penny_message_file *penny_message_files(void) { return files; }

size_t penny_message_file_count(void) { return sizeof files / sizeof files[0]; }
