// scripts/messages made this list of messages/fr.
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
{"fr", "learn", (const unsigned char[]){
#embed "../../messages/fr/learn.mf2"
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
{"fr", "report", (const unsigned char[]){
#embed "../../messages/fr/report.mf2"
, 0}},
{"fr", "result", (const unsigned char[]){
#embed "../../messages/fr/result.mf2"
, 0}},
{"fr", "retirement", (const unsigned char[]){
#embed "../../messages/fr/retirement.mf2"
, 0}},
{"fr", "saved", (const unsigned char[]){
#embed "../../messages/fr/saved.mf2"
, 0}},
{"fr", "savings", (const unsigned char[]){
#embed "../../messages/fr/savings.mf2"
, 0}},
{"fr", "scenarios", (const unsigned char[]){
#embed "../../messages/fr/scenarios.mf2"
, 0}},
{"fr", "scripts", (const unsigned char[]){
#embed "../../messages/fr/scripts.mf2"
, 0}},
{"fr", "simple-interest", (const unsigned char[]){
#embed "../../messages/fr/simple-interest.mf2"
, 0}},
{"fr", "site", (const unsigned char[]){
#embed "../../messages/fr/site.mf2"
, 0}},
{"fr", "typed", (const unsigned char[]){
#embed "../../messages/fr/typed.words"
, 0}},
