#include "CMessages.h"

// The files of the folder messages by language and area, each as a text that ends in a
// zero. scripts/messages made this list. The compiler knows what it has embedded: a
// file that has changed is compiled in anew.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct penny_message_file files[] = {
    {"en", "common", (const unsigned char[]){
#embed "../../messages/en/common.mf2"
    , 0}},
    {"en", "loan", (const unsigned char[]){
#embed "../../messages/en/loan.mf2"
    , 0}},
    {"en", "payoff", (const unsigned char[]){
#embed "../../messages/en/payoff.mf2"
    , 0}},
    {"en", "refinance", (const unsigned char[]){
#embed "../../messages/en/refinance.mf2"
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
