// scripts/messages made this list of the folders in templates.
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
{"scripts/age.js", (const unsigned char[]){
#embed "../../templates/scripts/age.js"
, 0}},
{"scripts/amount-text.js", (const unsigned char[]){
#embed "../../templates/scripts/amount-text.js"
, 0}},
{"scripts/cards.js", (const unsigned char[]){
#embed "../../templates/scripts/cards.js"
, 0}},
{"scripts/chart-files.js", (const unsigned char[]){
#embed "../../templates/scripts/chart-files.js"
, 0}},
{"scripts/chart-readout.js", (const unsigned char[]){
#embed "../../templates/scripts/chart-readout.js"
, 0}},
{"scripts/common.js", (const unsigned char[]){
#embed "../../templates/scripts/common.js"
, 0}},
{"scripts/compare-choice.js", (const unsigned char[]){
#embed "../../templates/scripts/compare-choice.js"
, 0}},
{"scripts/compare-page.js", (const unsigned char[]){
#embed "../../templates/scripts/compare-page.js"
, 0}},
{"scripts/compare-select.js", (const unsigned char[]){
#embed "../../templates/scripts/compare-select.js"
, 0}},
{"scripts/days.js", (const unsigned char[]){
#embed "../../templates/scripts/days.js"
, 0}},
{"scripts/draft-inputs.js", (const unsigned char[]){
#embed "../../templates/scripts/draft-inputs.js"
, 0}},
{"scripts/elements.js", (const unsigned char[]){
#embed "../../templates/scripts/elements.js"
, 0}},
{"scripts/engine-module.js", (const unsigned char[]){
#embed "../../templates/scripts/engine-module.js"
, 0}},
{"scripts/engine.js", (const unsigned char[]){
#embed "../../templates/scripts/engine.js"
, 0}},
{"scripts/favorite-stars.js", (const unsigned char[]){
#embed "../../templates/scripts/favorite-stars.js"
, 0}},
{"scripts/favorites.js", (const unsigned char[]){
#embed "../../templates/scripts/favorites.js"
, 0}},
{"scripts/files.js", (const unsigned char[]){
#embed "../../templates/scripts/files.js"
, 0}},
{"scripts/form-fields.js", (const unsigned char[]){
#embed "../../templates/scripts/form-fields.js"
, 0}},
{"scripts/form-lists.js", (const unsigned char[]){
#embed "../../templates/scripts/form-lists.js"
, 0}},
{"scripts/form-loader.js", (const unsigned char[]){
#embed "../../templates/scripts/form-loader.js"
, 0}},
{"scripts/form-problems.js", (const unsigned char[]){
#embed "../../templates/scripts/form-problems.js"
, 0}},
{"scripts/form.js", (const unsigned char[]){
#embed "../../templates/scripts/form.js"
, 0}},
{"scripts/glossary-address.js", (const unsigned char[]){
#embed "../../templates/scripts/glossary-address.js"
, 0}},
{"scripts/glossary-index.js", (const unsigned char[]){
#embed "../../templates/scripts/glossary-index.js"
, 0}},
{"scripts/glossary.js", (const unsigned char[]){
#embed "../../templates/scripts/glossary.js"
, 0}},
{"scripts/input-lines.js", (const unsigned char[]){
#embed "../../templates/scripts/input-lines.js"
, 0}},
{"scripts/json-values.js", (const unsigned char[]){
#embed "../../templates/scripts/json-values.js"
, 0}},
{"scripts/keypad.js", (const unsigned char[]){
#embed "../../templates/scripts/keypad.js"
, 0}},
{"scripts/lesson-progress.js", (const unsigned char[]){
#embed "../../templates/scripts/lesson-progress.js"
, 0}},
{"scripts/lessons.js", (const unsigned char[]){
#embed "../../templates/scripts/lessons.js"
, 0}},
{"scripts/library-rules.generated.js", (const unsigned char[]){
#embed "../../templates/scripts/library-rules.generated.js"
, 0}},
{"scripts/live-form.js", (const unsigned char[]){
#embed "../../templates/scripts/live-form.js"
, 0}},
{"scripts/load-script.js", (const unsigned char[]){
#embed "../../templates/scripts/load-script.js"
, 0}},
{"scripts/markup-pieces.js", (const unsigned char[]){
#embed "../../templates/scripts/markup-pieces.js"
, 0}},
{"scripts/menu.js", (const unsigned char[]){
#embed "../../templates/scripts/menu.js"
, 0}},
{"scripts/messages.js", (const unsigned char[]){
#embed "../../templates/scripts/messages.js"
, 0}},
{"scripts/quiz.js", (const unsigned char[]){
#embed "../../templates/scripts/quiz.js"
, 0}},
{"scripts/redraw.js", (const unsigned char[]){
#embed "../../templates/scripts/redraw.js"
, 0}},
{"scripts/report.js", (const unsigned char[]){
#embed "../../templates/scripts/report.js"
, 0}},
{"scripts/result-view.js", (const unsigned char[]){
#embed "../../templates/scripts/result-view.js"
, 0}},
{"scripts/result.js", (const unsigned char[]){
#embed "../../templates/scripts/result.js"
, 0}},
{"scripts/save-set.js", (const unsigned char[]){
#embed "../../templates/scripts/save-set.js"
, 0}},
{"scripts/saved-sets.js", (const unsigned char[]){
#embed "../../templates/scripts/saved-sets.js"
, 0}},
{"scripts/search-distance.js", (const unsigned char[]){
#embed "../../templates/scripts/search-distance.js"
, 0}},
{"scripts/search-index.js", (const unsigned char[]){
#embed "../../templates/scripts/search-index.js"
, 0}},
{"scripts/search-key.js", (const unsigned char[]){
#embed "../../templates/scripts/search-key.js"
, 0}},
{"scripts/search-marks.js", (const unsigned char[]){
#embed "../../templates/scripts/search-marks.js"
, 0}},
{"scripts/search-page.js", (const unsigned char[]){
#embed "../../templates/scripts/search-page.js"
, 0}},
{"scripts/search-ranking.js", (const unsigned char[]){
#embed "../../templates/scripts/search-ranking.js"
, 0}},
{"scripts/search-rules.generated.js", (const unsigned char[]){
#embed "../../templates/scripts/search-rules.generated.js"
, 0}},
{"scripts/search-words.js", (const unsigned char[]){
#embed "../../templates/scripts/search-words.js"
, 0}},
{"scripts/search.js", (const unsigned char[]){
#embed "../../templates/scripts/search.js"
, 0}},
{"scripts/set-checks.js", (const unsigned char[]){
#embed "../../templates/scripts/set-checks.js"
, 0}},
{"scripts/set-description.js", (const unsigned char[]){
#embed "../../templates/scripts/set-description.js"
, 0}},
{"scripts/set-files.js", (const unsigned char[]){
#embed "../../templates/scripts/set-files.js"
, 0}},
{"scripts/set-inputs.js", (const unsigned char[]){
#embed "../../templates/scripts/set-inputs.js"
, 0}},
{"scripts/set-library.js", (const unsigned char[]){
#embed "../../templates/scripts/set-library.js"
, 0}},
{"scripts/set-locales.js", (const unsigned char[]){
#embed "../../templates/scripts/set-locales.js"
, 0}},
{"scripts/set-names.js", (const unsigned char[]){
#embed "../../templates/scripts/set-names.js"
, 0}},
{"scripts/share.js", (const unsigned char[]){
#embed "../../templates/scripts/share.js"
, 0}},
{"scripts/shared-inputs.js", (const unsigned char[]){
#embed "../../templates/scripts/shared-inputs.js"
, 0}},
{"scripts/standalone.js", (const unsigned char[]){
#embed "../../templates/scripts/standalone.js"
, 0}},
{"scripts/start.js", (const unsigned char[]){
#embed "../../templates/scripts/start.js"
, 0}},
{"scripts/sticky-result.js", (const unsigned char[]){
#embed "../../templates/scripts/sticky-result.js"
, 0}},
{"scripts/storage.js", (const unsigned char[]){
#embed "../../templates/scripts/storage.js"
, 0}},
