// scripts/messages made this list of the folder templates.
{"ar/explain-annuity.md", (const unsigned char[]){
#embed "../../templates/ar/explain-annuity.md"
, 0}},
{"ar/explain-apr.md", (const unsigned char[]){
#embed "../../templates/ar/explain-apr.md"
, 0}},
{"ar/explain-budget.md", (const unsigned char[]){
#embed "../../templates/ar/explain-budget.md"
, 0}},
{"ar/explain-card.md", (const unsigned char[]){
#embed "../../templates/ar/explain-card.md"
, 0}},
{"ar/explain-cashflow.md", (const unsigned char[]){
#embed "../../templates/ar/explain-cashflow.md"
, 0}},
{"ar/explain-comparison.md", (const unsigned char[]){
#embed "../../templates/ar/explain-comparison.md"
, 0}},
{"ar/explain-doubling-time.md", (const unsigned char[]){
#embed "../../templates/ar/explain-doubling-time.md"
, 0}},
{"ar/explain-goal.md", (const unsigned char[]){
#embed "../../templates/ar/explain-goal.md"
, 0}},
{"ar/explain-inflation.md", (const unsigned char[]){
#embed "../../templates/ar/explain-inflation.md"
, 0}},
{"ar/explain-leverage.md", (const unsigned char[]){
#embed "../../templates/ar/explain-leverage.md"
, 0}},
{"ar/explain-loan.md", (const unsigned char[]){
#embed "../../templates/ar/explain-loan.md"
, 0}},
{"ar/explain-payoff.md", (const unsigned char[]){
#embed "../../templates/ar/explain-payoff.md"
, 0}},
{"ar/explain-rates.md", (const unsigned char[]){
#embed "../../templates/ar/explain-rates.md"
, 0}},
{"ar/explain-refinance.md", (const unsigned char[]){
#embed "../../templates/ar/explain-refinance.md"
, 0}},
{"ar/explain-rent-or-buy.md", (const unsigned char[]){
#embed "../../templates/ar/explain-rent-or-buy.md"
, 0}},
{"ar/explain-retirement.md", (const unsigned char[]){
#embed "../../templates/ar/explain-retirement.md"
, 0}},
{"ar/explain-savings.md", (const unsigned char[]){
#embed "../../templates/ar/explain-savings.md"
, 0}},
{"ar/explain-scenarios.md", (const unsigned char[]){
#embed "../../templates/ar/explain-scenarios.md"
, 0}},
{"ar/explain-simple-interest.md", (const unsigned char[]){
#embed "../../templates/ar/explain-simple-interest.md"
, 0}},
{"de/explain-annuity.md", (const unsigned char[]){
#embed "../../templates/de/explain-annuity.md"
, 0}},
{"de/explain-apr.md", (const unsigned char[]){
#embed "../../templates/de/explain-apr.md"
, 0}},
{"de/explain-budget.md", (const unsigned char[]){
#embed "../../templates/de/explain-budget.md"
, 0}},
{"de/explain-card.md", (const unsigned char[]){
#embed "../../templates/de/explain-card.md"
, 0}},
{"de/explain-cashflow.md", (const unsigned char[]){
#embed "../../templates/de/explain-cashflow.md"
, 0}},
{"de/explain-comparison.md", (const unsigned char[]){
#embed "../../templates/de/explain-comparison.md"
, 0}},
{"de/explain-doubling-time.md", (const unsigned char[]){
#embed "../../templates/de/explain-doubling-time.md"
, 0}},
{"de/explain-goal.md", (const unsigned char[]){
#embed "../../templates/de/explain-goal.md"
, 0}},
{"de/explain-inflation.md", (const unsigned char[]){
#embed "../../templates/de/explain-inflation.md"
, 0}},
{"de/explain-leverage.md", (const unsigned char[]){
#embed "../../templates/de/explain-leverage.md"
, 0}},
{"de/explain-loan.md", (const unsigned char[]){
#embed "../../templates/de/explain-loan.md"
, 0}},
{"de/explain-payoff.md", (const unsigned char[]){
#embed "../../templates/de/explain-payoff.md"
, 0}},
{"de/explain-rates.md", (const unsigned char[]){
#embed "../../templates/de/explain-rates.md"
, 0}},
{"de/explain-refinance.md", (const unsigned char[]){
#embed "../../templates/de/explain-refinance.md"
, 0}},
{"de/explain-rent-or-buy.md", (const unsigned char[]){
#embed "../../templates/de/explain-rent-or-buy.md"
, 0}},
{"de/explain-retirement.md", (const unsigned char[]){
#embed "../../templates/de/explain-retirement.md"
, 0}},
{"de/explain-savings.md", (const unsigned char[]){
#embed "../../templates/de/explain-savings.md"
, 0}},
{"de/explain-scenarios.md", (const unsigned char[]){
#embed "../../templates/de/explain-scenarios.md"
, 0}},
{"de/explain-simple-interest.md", (const unsigned char[]){
#embed "../../templates/de/explain-simple-interest.md"
, 0}},
{"es/explain-annuity.md", (const unsigned char[]){
#embed "../../templates/es/explain-annuity.md"
, 0}},
{"es/explain-apr.md", (const unsigned char[]){
#embed "../../templates/es/explain-apr.md"
, 0}},
{"es/explain-budget.md", (const unsigned char[]){
#embed "../../templates/es/explain-budget.md"
, 0}},
{"es/explain-card.md", (const unsigned char[]){
#embed "../../templates/es/explain-card.md"
, 0}},
{"es/explain-cashflow.md", (const unsigned char[]){
#embed "../../templates/es/explain-cashflow.md"
, 0}},
{"es/explain-comparison.md", (const unsigned char[]){
#embed "../../templates/es/explain-comparison.md"
, 0}},
{"es/explain-doubling-time.md", (const unsigned char[]){
#embed "../../templates/es/explain-doubling-time.md"
, 0}},
{"es/explain-goal.md", (const unsigned char[]){
#embed "../../templates/es/explain-goal.md"
, 0}},
{"es/explain-inflation.md", (const unsigned char[]){
#embed "../../templates/es/explain-inflation.md"
, 0}},
{"es/explain-leverage.md", (const unsigned char[]){
#embed "../../templates/es/explain-leverage.md"
, 0}},
{"es/explain-loan.md", (const unsigned char[]){
#embed "../../templates/es/explain-loan.md"
, 0}},
{"es/explain-payoff.md", (const unsigned char[]){
#embed "../../templates/es/explain-payoff.md"
, 0}},
{"es/explain-rates.md", (const unsigned char[]){
#embed "../../templates/es/explain-rates.md"
, 0}},
{"es/explain-refinance.md", (const unsigned char[]){
#embed "../../templates/es/explain-refinance.md"
, 0}},
{"es/explain-rent-or-buy.md", (const unsigned char[]){
#embed "../../templates/es/explain-rent-or-buy.md"
, 0}},
{"es/explain-retirement.md", (const unsigned char[]){
#embed "../../templates/es/explain-retirement.md"
, 0}},
{"es/explain-savings.md", (const unsigned char[]){
#embed "../../templates/es/explain-savings.md"
, 0}},
{"es/explain-scenarios.md", (const unsigned char[]){
#embed "../../templates/es/explain-scenarios.md"
, 0}},
{"es/explain-simple-interest.md", (const unsigned char[]){
#embed "../../templates/es/explain-simple-interest.md"
, 0}},
{"fr/explain-annuity.md", (const unsigned char[]){
#embed "../../templates/fr/explain-annuity.md"
, 0}},
{"fr/explain-apr.md", (const unsigned char[]){
#embed "../../templates/fr/explain-apr.md"
, 0}},
{"fr/explain-budget.md", (const unsigned char[]){
#embed "../../templates/fr/explain-budget.md"
, 0}},
{"fr/explain-card.md", (const unsigned char[]){
#embed "../../templates/fr/explain-card.md"
, 0}},
{"fr/explain-cashflow.md", (const unsigned char[]){
#embed "../../templates/fr/explain-cashflow.md"
, 0}},
{"fr/explain-comparison.md", (const unsigned char[]){
#embed "../../templates/fr/explain-comparison.md"
, 0}},
{"fr/explain-doubling-time.md", (const unsigned char[]){
#embed "../../templates/fr/explain-doubling-time.md"
, 0}},
{"fr/explain-goal.md", (const unsigned char[]){
#embed "../../templates/fr/explain-goal.md"
, 0}},
{"fr/explain-inflation.md", (const unsigned char[]){
#embed "../../templates/fr/explain-inflation.md"
, 0}},
{"fr/explain-leverage.md", (const unsigned char[]){
#embed "../../templates/fr/explain-leverage.md"
, 0}},
{"fr/explain-loan.md", (const unsigned char[]){
#embed "../../templates/fr/explain-loan.md"
, 0}},
{"fr/explain-payoff.md", (const unsigned char[]){
#embed "../../templates/fr/explain-payoff.md"
, 0}},
{"fr/explain-rates.md", (const unsigned char[]){
#embed "../../templates/fr/explain-rates.md"
, 0}},
{"fr/explain-refinance.md", (const unsigned char[]){
#embed "../../templates/fr/explain-refinance.md"
, 0}},
{"fr/explain-rent-or-buy.md", (const unsigned char[]){
#embed "../../templates/fr/explain-rent-or-buy.md"
, 0}},
{"fr/explain-retirement.md", (const unsigned char[]){
#embed "../../templates/fr/explain-retirement.md"
, 0}},
{"fr/explain-savings.md", (const unsigned char[]){
#embed "../../templates/fr/explain-savings.md"
, 0}},
{"fr/explain-scenarios.md", (const unsigned char[]){
#embed "../../templates/fr/explain-scenarios.md"
, 0}},
{"fr/explain-simple-interest.md", (const unsigned char[]){
#embed "../../templates/fr/explain-simple-interest.md"
, 0}},
{"ja/explain-annuity.md", (const unsigned char[]){
#embed "../../templates/ja/explain-annuity.md"
, 0}},
{"ja/explain-apr.md", (const unsigned char[]){
#embed "../../templates/ja/explain-apr.md"
, 0}},
{"ja/explain-budget.md", (const unsigned char[]){
#embed "../../templates/ja/explain-budget.md"
, 0}},
{"ja/explain-card.md", (const unsigned char[]){
#embed "../../templates/ja/explain-card.md"
, 0}},
{"ja/explain-cashflow.md", (const unsigned char[]){
#embed "../../templates/ja/explain-cashflow.md"
, 0}},
{"ja/explain-comparison.md", (const unsigned char[]){
#embed "../../templates/ja/explain-comparison.md"
, 0}},
{"ja/explain-doubling-time.md", (const unsigned char[]){
#embed "../../templates/ja/explain-doubling-time.md"
, 0}},
{"ja/explain-goal.md", (const unsigned char[]){
#embed "../../templates/ja/explain-goal.md"
, 0}},
{"ja/explain-inflation.md", (const unsigned char[]){
#embed "../../templates/ja/explain-inflation.md"
, 0}},
{"ja/explain-leverage.md", (const unsigned char[]){
#embed "../../templates/ja/explain-leverage.md"
, 0}},
{"ja/explain-loan.md", (const unsigned char[]){
#embed "../../templates/ja/explain-loan.md"
, 0}},
{"ja/explain-payoff.md", (const unsigned char[]){
#embed "../../templates/ja/explain-payoff.md"
, 0}},
{"ja/explain-rates.md", (const unsigned char[]){
#embed "../../templates/ja/explain-rates.md"
, 0}},
{"ja/explain-refinance.md", (const unsigned char[]){
#embed "../../templates/ja/explain-refinance.md"
, 0}},
{"ja/explain-rent-or-buy.md", (const unsigned char[]){
#embed "../../templates/ja/explain-rent-or-buy.md"
, 0}},
{"ja/explain-retirement.md", (const unsigned char[]){
#embed "../../templates/ja/explain-retirement.md"
, 0}},
{"ja/explain-savings.md", (const unsigned char[]){
#embed "../../templates/ja/explain-savings.md"
, 0}},
{"ja/explain-scenarios.md", (const unsigned char[]){
#embed "../../templates/ja/explain-scenarios.md"
, 0}},
{"ja/explain-simple-interest.md", (const unsigned char[]){
#embed "../../templates/ja/explain-simple-interest.md"
, 0}},
