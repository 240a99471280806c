// scripts/messages made this list of messages/de.
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
{"de", "learn", (const unsigned char[]){
#embed "../../messages/de/learn.mf2"
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
{"de", "report", (const unsigned char[]){
#embed "../../messages/de/report.mf2"
, 0}},
{"de", "result", (const unsigned char[]){
#embed "../../messages/de/result.mf2"
, 0}},
{"de", "retirement", (const unsigned char[]){
#embed "../../messages/de/retirement.mf2"
, 0}},
{"de", "saved", (const unsigned char[]){
#embed "../../messages/de/saved.mf2"
, 0}},
{"de", "savings", (const unsigned char[]){
#embed "../../messages/de/savings.mf2"
, 0}},
{"de", "scenarios", (const unsigned char[]){
#embed "../../messages/de/scenarios.mf2"
, 0}},
{"de", "scripts", (const unsigned char[]){
#embed "../../messages/de/scripts.mf2"
, 0}},
{"de", "simple-interest", (const unsigned char[]){
#embed "../../messages/de/simple-interest.mf2"
, 0}},
{"de", "site", (const unsigned char[]){
#embed "../../messages/de/site.mf2"
, 0}},
{"de", "typed", (const unsigned char[]){
#embed "../../messages/de/typed.words"
, 0}},
