#include "CMessages.h"

// The files of the folder messages by language and area, each as a text that ends in a
// zero. scripts/messages made this list. The compiler knows what it has embedded: a
// file that has changed is compiled in anew.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct penny_message_file files[] = {
    {"ar", "annuity", (const unsigned char[]){
#embed "../../messages/ar/annuity.mf2"
    , 0}},
    {"ar", "apr", (const unsigned char[]){
#embed "../../messages/ar/apr.mf2"
    , 0}},
    {"ar", "budget", (const unsigned char[]){
#embed "../../messages/ar/budget.mf2"
    , 0}},
    {"ar", "card", (const unsigned char[]){
#embed "../../messages/ar/card.mf2"
    , 0}},
    {"ar", "cashflow", (const unsigned char[]){
#embed "../../messages/ar/cashflow.mf2"
    , 0}},
    {"ar", "choice", (const unsigned char[]){
#embed "../../messages/ar/choice.mf2"
    , 0}},
    {"ar", "common", (const unsigned char[]){
#embed "../../messages/ar/common.mf2"
    , 0}},
    {"ar", "comparison", (const unsigned char[]){
#embed "../../messages/ar/comparison.mf2"
    , 0}},
    {"ar", "doubling-time", (const unsigned char[]){
#embed "../../messages/ar/doubling-time.mf2"
    , 0}},
    {"ar", "form", (const unsigned char[]){
#embed "../../messages/ar/form.mf2"
    , 0}},
    {"ar", "goal", (const unsigned char[]){
#embed "../../messages/ar/goal.mf2"
    , 0}},
    {"ar", "inflation", (const unsigned char[]){
#embed "../../messages/ar/inflation.mf2"
    , 0}},
    {"ar", "keypad", (const unsigned char[]){
#embed "../../messages/ar/keypad.mf2"
    , 0}},
    {"ar", "leverage", (const unsigned char[]){
#embed "../../messages/ar/leverage.mf2"
    , 0}},
    {"ar", "loan", (const unsigned char[]){
#embed "../../messages/ar/loan.mf2"
    , 0}},
    {"ar", "payoff", (const unsigned char[]){
#embed "../../messages/ar/payoff.mf2"
    , 0}},
    {"ar", "problem", (const unsigned char[]){
#embed "../../messages/ar/problem.mf2"
    , 0}},
    {"ar", "rates", (const unsigned char[]){
#embed "../../messages/ar/rates.mf2"
    , 0}},
    {"ar", "refinance", (const unsigned char[]){
#embed "../../messages/ar/refinance.mf2"
    , 0}},
    {"ar", "rent-or-buy", (const unsigned char[]){
#embed "../../messages/ar/rent-or-buy.mf2"
    , 0}},
    {"ar", "result", (const unsigned char[]){
#embed "../../messages/ar/result.mf2"
    , 0}},
    {"ar", "retirement", (const unsigned char[]){
#embed "../../messages/ar/retirement.mf2"
    , 0}},
    {"ar", "savings", (const unsigned char[]){
#embed "../../messages/ar/savings.mf2"
    , 0}},
    {"ar", "scenarios", (const unsigned char[]){
#embed "../../messages/ar/scenarios.mf2"
    , 0}},
    {"ar", "simple-interest", (const unsigned char[]){
#embed "../../messages/ar/simple-interest.mf2"
    , 0}},
    {"de", "annuity", (const unsigned char[]){
#embed "../../messages/de/annuity.mf2"
    , 0}},
    {"de", "apr", (const unsigned char[]){
#embed "../../messages/de/apr.mf2"
    , 0}},
    {"de", "budget", (const unsigned char[]){
#embed "../../messages/de/budget.mf2"
    , 0}},
    {"de", "card", (const unsigned char[]){
#embed "../../messages/de/card.mf2"
    , 0}},
    {"de", "cashflow", (const unsigned char[]){
#embed "../../messages/de/cashflow.mf2"
    , 0}},
    {"de", "choice", (const unsigned char[]){
#embed "../../messages/de/choice.mf2"
    , 0}},
    {"de", "common", (const unsigned char[]){
#embed "../../messages/de/common.mf2"
    , 0}},
    {"de", "comparison", (const unsigned char[]){
#embed "../../messages/de/comparison.mf2"
    , 0}},
    {"de", "doubling-time", (const unsigned char[]){
#embed "../../messages/de/doubling-time.mf2"
    , 0}},
    {"de", "form", (const unsigned char[]){
#embed "../../messages/de/form.mf2"
    , 0}},
    {"de", "goal", (const unsigned char[]){
#embed "../../messages/de/goal.mf2"
    , 0}},
    {"de", "inflation", (const unsigned char[]){
#embed "../../messages/de/inflation.mf2"
    , 0}},
    {"de", "keypad", (const unsigned char[]){
#embed "../../messages/de/keypad.mf2"
    , 0}},
    {"de", "leverage", (const unsigned char[]){
#embed "../../messages/de/leverage.mf2"
    , 0}},
    {"de", "loan", (const unsigned char[]){
#embed "../../messages/de/loan.mf2"
    , 0}},
    {"de", "payoff", (const unsigned char[]){
#embed "../../messages/de/payoff.mf2"
    , 0}},
    {"de", "problem", (const unsigned char[]){
#embed "../../messages/de/problem.mf2"
    , 0}},
    {"de", "rates", (const unsigned char[]){
#embed "../../messages/de/rates.mf2"
    , 0}},
    {"de", "refinance", (const unsigned char[]){
#embed "../../messages/de/refinance.mf2"
    , 0}},
    {"de", "rent-or-buy", (const unsigned char[]){
#embed "../../messages/de/rent-or-buy.mf2"
    , 0}},
    {"de", "result", (const unsigned char[]){
#embed "../../messages/de/result.mf2"
    , 0}},
    {"de", "retirement", (const unsigned char[]){
#embed "../../messages/de/retirement.mf2"
    , 0}},
    {"de", "savings", (const unsigned char[]){
#embed "../../messages/de/savings.mf2"
    , 0}},
    {"de", "scenarios", (const unsigned char[]){
#embed "../../messages/de/scenarios.mf2"
    , 0}},
    {"de", "simple-interest", (const unsigned char[]){
#embed "../../messages/de/simple-interest.mf2"
    , 0}},
    {"en", "annuity", (const unsigned char[]){
#embed "../../messages/en/annuity.mf2"
    , 0}},
    {"en", "apr", (const unsigned char[]){
#embed "../../messages/en/apr.mf2"
    , 0}},
    {"en", "budget", (const unsigned char[]){
#embed "../../messages/en/budget.mf2"
    , 0}},
    {"en", "card", (const unsigned char[]){
#embed "../../messages/en/card.mf2"
    , 0}},
    {"en", "cashflow", (const unsigned char[]){
#embed "../../messages/en/cashflow.mf2"
    , 0}},
    {"en", "choice", (const unsigned char[]){
#embed "../../messages/en/choice.mf2"
    , 0}},
    {"en", "common", (const unsigned char[]){
#embed "../../messages/en/common.mf2"
    , 0}},
    {"en", "comparison", (const unsigned char[]){
#embed "../../messages/en/comparison.mf2"
    , 0}},
    {"en", "doubling-time", (const unsigned char[]){
#embed "../../messages/en/doubling-time.mf2"
    , 0}},
    {"en", "form", (const unsigned char[]){
#embed "../../messages/en/form.mf2"
    , 0}},
    {"en", "goal", (const unsigned char[]){
#embed "../../messages/en/goal.mf2"
    , 0}},
    {"en", "inflation", (const unsigned char[]){
#embed "../../messages/en/inflation.mf2"
    , 0}},
    {"en", "keypad", (const unsigned char[]){
#embed "../../messages/en/keypad.mf2"
    , 0}},
    {"en", "leverage", (const unsigned char[]){
#embed "../../messages/en/leverage.mf2"
    , 0}},
    {"en", "loan", (const unsigned char[]){
#embed "../../messages/en/loan.mf2"
    , 0}},
    {"en", "payoff", (const unsigned char[]){
#embed "../../messages/en/payoff.mf2"
    , 0}},
    {"en", "problem", (const unsigned char[]){
#embed "../../messages/en/problem.mf2"
    , 0}},
    {"en", "rates", (const unsigned char[]){
#embed "../../messages/en/rates.mf2"
    , 0}},
    {"en", "refinance", (const unsigned char[]){
#embed "../../messages/en/refinance.mf2"
    , 0}},
    {"en", "rent-or-buy", (const unsigned char[]){
#embed "../../messages/en/rent-or-buy.mf2"
    , 0}},
    {"en", "result", (const unsigned char[]){
#embed "../../messages/en/result.mf2"
    , 0}},
    {"en", "retirement", (const unsigned char[]){
#embed "../../messages/en/retirement.mf2"
    , 0}},
    {"en", "savings", (const unsigned char[]){
#embed "../../messages/en/savings.mf2"
    , 0}},
    {"en", "scenarios", (const unsigned char[]){
#embed "../../messages/en/scenarios.mf2"
    , 0}},
    {"en", "simple-interest", (const unsigned char[]){
#embed "../../messages/en/simple-interest.mf2"
    , 0}},
    {"es", "annuity", (const unsigned char[]){
#embed "../../messages/es/annuity.mf2"
    , 0}},
    {"es", "apr", (const unsigned char[]){
#embed "../../messages/es/apr.mf2"
    , 0}},
    {"es", "budget", (const unsigned char[]){
#embed "../../messages/es/budget.mf2"
    , 0}},
    {"es", "card", (const unsigned char[]){
#embed "../../messages/es/card.mf2"
    , 0}},
    {"es", "cashflow", (const unsigned char[]){
#embed "../../messages/es/cashflow.mf2"
    , 0}},
    {"es", "choice", (const unsigned char[]){
#embed "../../messages/es/choice.mf2"
    , 0}},
    {"es", "common", (const unsigned char[]){
#embed "../../messages/es/common.mf2"
    , 0}},
    {"es", "comparison", (const unsigned char[]){
#embed "../../messages/es/comparison.mf2"
    , 0}},
    {"es", "doubling-time", (const unsigned char[]){
#embed "../../messages/es/doubling-time.mf2"
    , 0}},
    {"es", "form", (const unsigned char[]){
#embed "../../messages/es/form.mf2"
    , 0}},
    {"es", "goal", (const unsigned char[]){
#embed "../../messages/es/goal.mf2"
    , 0}},
    {"es", "inflation", (const unsigned char[]){
#embed "../../messages/es/inflation.mf2"
    , 0}},
    {"es", "keypad", (const unsigned char[]){
#embed "../../messages/es/keypad.mf2"
    , 0}},
    {"es", "leverage", (const unsigned char[]){
#embed "../../messages/es/leverage.mf2"
    , 0}},
    {"es", "loan", (const unsigned char[]){
#embed "../../messages/es/loan.mf2"
    , 0}},
    {"es", "payoff", (const unsigned char[]){
#embed "../../messages/es/payoff.mf2"
    , 0}},
    {"es", "problem", (const unsigned char[]){
#embed "../../messages/es/problem.mf2"
    , 0}},
    {"es", "rates", (const unsigned char[]){
#embed "../../messages/es/rates.mf2"
    , 0}},
    {"es", "refinance", (const unsigned char[]){
#embed "../../messages/es/refinance.mf2"
    , 0}},
    {"es", "rent-or-buy", (const unsigned char[]){
#embed "../../messages/es/rent-or-buy.mf2"
    , 0}},
    {"es", "result", (const unsigned char[]){
#embed "../../messages/es/result.mf2"
    , 0}},
    {"es", "retirement", (const unsigned char[]){
#embed "../../messages/es/retirement.mf2"
    , 0}},
    {"es", "savings", (const unsigned char[]){
#embed "../../messages/es/savings.mf2"
    , 0}},
    {"es", "scenarios", (const unsigned char[]){
#embed "../../messages/es/scenarios.mf2"
    , 0}},
    {"es", "simple-interest", (const unsigned char[]){
#embed "../../messages/es/simple-interest.mf2"
    , 0}},
    {"fr", "annuity", (const unsigned char[]){
#embed "../../messages/fr/annuity.mf2"
    , 0}},
    {"fr", "apr", (const unsigned char[]){
#embed "../../messages/fr/apr.mf2"
    , 0}},
    {"fr", "budget", (const unsigned char[]){
#embed "../../messages/fr/budget.mf2"
    , 0}},
    {"fr", "card", (const unsigned char[]){
#embed "../../messages/fr/card.mf2"
    , 0}},
    {"fr", "cashflow", (const unsigned char[]){
#embed "../../messages/fr/cashflow.mf2"
    , 0}},
    {"fr", "choice", (const unsigned char[]){
#embed "../../messages/fr/choice.mf2"
    , 0}},
    {"fr", "common", (const unsigned char[]){
#embed "../../messages/fr/common.mf2"
    , 0}},
    {"fr", "comparison", (const unsigned char[]){
#embed "../../messages/fr/comparison.mf2"
    , 0}},
    {"fr", "doubling-time", (const unsigned char[]){
#embed "../../messages/fr/doubling-time.mf2"
    , 0}},
    {"fr", "form", (const unsigned char[]){
#embed "../../messages/fr/form.mf2"
    , 0}},
    {"fr", "goal", (const unsigned char[]){
#embed "../../messages/fr/goal.mf2"
    , 0}},
    {"fr", "inflation", (const unsigned char[]){
#embed "../../messages/fr/inflation.mf2"
    , 0}},
    {"fr", "keypad", (const unsigned char[]){
#embed "../../messages/fr/keypad.mf2"
    , 0}},
    {"fr", "leverage", (const unsigned char[]){
#embed "../../messages/fr/leverage.mf2"
    , 0}},
    {"fr", "loan", (const unsigned char[]){
#embed "../../messages/fr/loan.mf2"
    , 0}},
    {"fr", "payoff", (const unsigned char[]){
#embed "../../messages/fr/payoff.mf2"
    , 0}},
    {"fr", "problem", (const unsigned char[]){
#embed "../../messages/fr/problem.mf2"
    , 0}},
    {"fr", "rates", (const unsigned char[]){
#embed "../../messages/fr/rates.mf2"
    , 0}},
    {"fr", "refinance", (const unsigned char[]){
#embed "../../messages/fr/refinance.mf2"
    , 0}},
    {"fr", "rent-or-buy", (const unsigned char[]){
#embed "../../messages/fr/rent-or-buy.mf2"
    , 0}},
    {"fr", "result", (const unsigned char[]){
#embed "../../messages/fr/result.mf2"
    , 0}},
    {"fr", "retirement", (const unsigned char[]){
#embed "../../messages/fr/retirement.mf2"
    , 0}},
    {"fr", "savings", (const unsigned char[]){
#embed "../../messages/fr/savings.mf2"
    , 0}},
    {"fr", "scenarios", (const unsigned char[]){
#embed "../../messages/fr/scenarios.mf2"
    , 0}},
    {"fr", "simple-interest", (const unsigned char[]){
#embed "../../messages/fr/simple-interest.mf2"
    , 0}},
    {"ja", "annuity", (const unsigned char[]){
#embed "../../messages/ja/annuity.mf2"
    , 0}},
    {"ja", "apr", (const unsigned char[]){
#embed "../../messages/ja/apr.mf2"
    , 0}},
    {"ja", "budget", (const unsigned char[]){
#embed "../../messages/ja/budget.mf2"
    , 0}},
    {"ja", "card", (const unsigned char[]){
#embed "../../messages/ja/card.mf2"
    , 0}},
    {"ja", "cashflow", (const unsigned char[]){
#embed "../../messages/ja/cashflow.mf2"
    , 0}},
    {"ja", "choice", (const unsigned char[]){
#embed "../../messages/ja/choice.mf2"
    , 0}},
    {"ja", "common", (const unsigned char[]){
#embed "../../messages/ja/common.mf2"
    , 0}},
    {"ja", "comparison", (const unsigned char[]){
#embed "../../messages/ja/comparison.mf2"
    , 0}},
    {"ja", "doubling-time", (const unsigned char[]){
#embed "../../messages/ja/doubling-time.mf2"
    , 0}},
    {"ja", "form", (const unsigned char[]){
#embed "../../messages/ja/form.mf2"
    , 0}},
    {"ja", "goal", (const unsigned char[]){
#embed "../../messages/ja/goal.mf2"
    , 0}},
    {"ja", "inflation", (const unsigned char[]){
#embed "../../messages/ja/inflation.mf2"
    , 0}},
    {"ja", "keypad", (const unsigned char[]){
#embed "../../messages/ja/keypad.mf2"
    , 0}},
    {"ja", "leverage", (const unsigned char[]){
#embed "../../messages/ja/leverage.mf2"
    , 0}},
    {"ja", "loan", (const unsigned char[]){
#embed "../../messages/ja/loan.mf2"
    , 0}},
    {"ja", "payoff", (const unsigned char[]){
#embed "../../messages/ja/payoff.mf2"
    , 0}},
    {"ja", "problem", (const unsigned char[]){
#embed "../../messages/ja/problem.mf2"
    , 0}},
    {"ja", "rates", (const unsigned char[]){
#embed "../../messages/ja/rates.mf2"
    , 0}},
    {"ja", "refinance", (const unsigned char[]){
#embed "../../messages/ja/refinance.mf2"
    , 0}},
    {"ja", "rent-or-buy", (const unsigned char[]){
#embed "../../messages/ja/rent-or-buy.mf2"
    , 0}},
    {"ja", "result", (const unsigned char[]){
#embed "../../messages/ja/result.mf2"
    , 0}},
    {"ja", "retirement", (const unsigned char[]){
#embed "../../messages/ja/retirement.mf2"
    , 0}},
    {"ja", "savings", (const unsigned char[]){
#embed "../../messages/ja/savings.mf2"
    , 0}},
    {"ja", "scenarios", (const unsigned char[]){
#embed "../../messages/ja/scenarios.mf2"
    , 0}},
    {"ja", "simple-interest", (const unsigned char[]){
#embed "../../messages/ja/simple-interest.mf2"
    , 0}},
};

const struct penny_message_file *penny_message_files(void) { return files; }

size_t penny_message_file_count(void) { return sizeof files / sizeof files[0]; }
