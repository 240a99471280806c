// scripts/messages made this list of messages/ar.
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
{"ar", "learn", (const unsigned char[]){
#embed "../../messages/ar/learn.mf2"
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
{"ar", "report", (const unsigned char[]){
#embed "../../messages/ar/report.mf2"
, 0}},
{"ar", "result", (const unsigned char[]){
#embed "../../messages/ar/result.mf2"
, 0}},
{"ar", "retirement", (const unsigned char[]){
#embed "../../messages/ar/retirement.mf2"
, 0}},
{"ar", "saved", (const unsigned char[]){
#embed "../../messages/ar/saved.mf2"
, 0}},
{"ar", "savings", (const unsigned char[]){
#embed "../../messages/ar/savings.mf2"
, 0}},
{"ar", "scenarios", (const unsigned char[]){
#embed "../../messages/ar/scenarios.mf2"
, 0}},
{"ar", "scripts", (const unsigned char[]){
#embed "../../messages/ar/scripts.mf2"
, 0}},
{"ar", "simple-interest", (const unsigned char[]){
#embed "../../messages/ar/simple-interest.mf2"
, 0}},
{"ar", "site", (const unsigned char[]){
#embed "../../messages/ar/site.mf2"
, 0}},
{"ar", "typed", (const unsigned char[]){
#embed "../../messages/ar/typed.words"
, 0}},
