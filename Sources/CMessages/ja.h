// scripts/messages made this list of messages/ja.
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
{"ja", "learn", (const unsigned char[]){
#embed "../../messages/ja/learn.mf2"
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
{"ja", "report", (const unsigned char[]){
#embed "../../messages/ja/report.mf2"
, 0}},
{"ja", "result", (const unsigned char[]){
#embed "../../messages/ja/result.mf2"
, 0}},
{"ja", "retirement", (const unsigned char[]){
#embed "../../messages/ja/retirement.mf2"
, 0}},
{"ja", "saved", (const unsigned char[]){
#embed "../../messages/ja/saved.mf2"
, 0}},
{"ja", "savings", (const unsigned char[]){
#embed "../../messages/ja/savings.mf2"
, 0}},
{"ja", "scenarios", (const unsigned char[]){
#embed "../../messages/ja/scenarios.mf2"
, 0}},
{"ja", "scripts", (const unsigned char[]){
#embed "../../messages/ja/scripts.mf2"
, 0}},
{"ja", "simple-interest", (const unsigned char[]){
#embed "../../messages/ja/simple-interest.mf2"
, 0}},
{"ja", "site", (const unsigned char[]){
#embed "../../messages/ja/site.mf2"
, 0}},
{"ja", "typed", (const unsigned char[]){
#embed "../../messages/ja/typed.words"
, 0}},
