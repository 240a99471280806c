// scripts/messages made this list of messages/es.
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
{"es", "learn", (const unsigned char[]){
#embed "../../messages/es/learn.mf2"
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
{"es", "report", (const unsigned char[]){
#embed "../../messages/es/report.mf2"
, 0}},
{"es", "result", (const unsigned char[]){
#embed "../../messages/es/result.mf2"
, 0}},
{"es", "retirement", (const unsigned char[]){
#embed "../../messages/es/retirement.mf2"
, 0}},
{"es", "saved", (const unsigned char[]){
#embed "../../messages/es/saved.mf2"
, 0}},
{"es", "savings", (const unsigned char[]){
#embed "../../messages/es/savings.mf2"
, 0}},
{"es", "scenarios", (const unsigned char[]){
#embed "../../messages/es/scenarios.mf2"
, 0}},
{"es", "scripts", (const unsigned char[]){
#embed "../../messages/es/scripts.mf2"
, 0}},
{"es", "simple-interest", (const unsigned char[]){
#embed "../../messages/es/simple-interest.mf2"
, 0}},
{"es", "site", (const unsigned char[]){
#embed "../../messages/es/site.mf2"
, 0}},
{"es", "typed", (const unsigned char[]){
#embed "../../messages/es/typed.words"
, 0}},
