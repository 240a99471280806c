// scripts/messages made this list of messages/en.
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
{"en", "learn", (const unsigned char[]){
#embed "../../messages/en/learn.mf2"
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
{"en", "report", (const unsigned char[]){
#embed "../../messages/en/report.mf2"
, 0}},
{"en", "result", (const unsigned char[]){
#embed "../../messages/en/result.mf2"
, 0}},
{"en", "retirement", (const unsigned char[]){
#embed "../../messages/en/retirement.mf2"
, 0}},
{"en", "saved", (const unsigned char[]){
#embed "../../messages/en/saved.mf2"
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
{"en", "site", (const unsigned char[]){
#embed "../../messages/en/site.mf2"
, 0}},
