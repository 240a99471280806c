// scripts/messages made this list of the folder templates.
{"scripts/addresses.js", (const unsigned char[]){
#embed "../../templates/scripts/addresses.js"
, 0}},
{"scripts/age.js", (const unsigned char[]){
#embed "../../templates/scripts/age.js"
, 0}},
{"scripts/amount-text.js", (const unsigned char[]){
#embed "../../templates/scripts/amount-text.js"
, 0}},
{"scripts/card-filter.js", (const unsigned char[]){
#embed "../../templates/scripts/card-filter.js"
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
{"scripts/field-keys.js", (const unsigned char[]){
#embed "../../templates/scripts/field-keys.js"
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
{"scripts/offer-lines.js", (const unsigned char[]){
#embed "../../templates/scripts/offer-lines.js"
, 0}},
{"scripts/offers.js", (const unsigned char[]){
#embed "../../templates/scripts/offers.js"
, 0}},
{"scripts/paper-address.js", (const unsigned char[]){
#embed "../../templates/scripts/paper-address.js"
, 0}},
{"scripts/presses.js", (const unsigned char[]){
#embed "../../templates/scripts/presses.js"
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
{"scripts/search-answer.js", (const unsigned char[]){
#embed "../../templates/scripts/search-answer.js"
, 0}},
{"scripts/search-asking.js", (const unsigned char[]){
#embed "../../templates/scripts/search-asking.js"
, 0}},
{"scripts/search-counts.js", (const unsigned char[]){
#embed "../../templates/scripts/search-counts.js"
, 0}},
{"scripts/search-distance.js", (const unsigned char[]){
#embed "../../templates/scripts/search-distance.js"
, 0}},
{"scripts/search-index.js", (const unsigned char[]){
#embed "../../templates/scripts/search-index.js"
, 0}},
{"scripts/search-joined.js", (const unsigned char[]){
#embed "../../templates/scripts/search-joined.js"
, 0}},
{"scripts/search-key.js", (const unsigned char[]){
#embed "../../templates/scripts/search-key.js"
, 0}},
{"scripts/search-marks.js", (const unsigned char[]){
#embed "../../templates/scripts/search-marks.js"
, 0}},
{"scripts/search-meaning.js", (const unsigned char[]){
#embed "../../templates/scripts/search-meaning.js"
, 0}},
{"scripts/search-numbers.js", (const unsigned char[]){
#embed "../../templates/scripts/search-numbers.js"
, 0}},
{"scripts/search-often.js", (const unsigned char[]){
#embed "../../templates/scripts/search-often.js"
, 0}},
{"scripts/search-page.js", (const unsigned char[]){
#embed "../../templates/scripts/search-page.js"
, 0}},
{"scripts/search-parts.js", (const unsigned char[]){
#embed "../../templates/scripts/search-parts.js"
, 0}},
{"scripts/search-phrases.js", (const unsigned char[]){
#embed "../../templates/scripts/search-phrases.js"
, 0}},
{"scripts/search-questions.generated.js", (const unsigned char[]){
#embed "../../templates/scripts/search-questions.generated.js"
, 0}},
{"scripts/search-questions.js", (const unsigned char[]){
#embed "../../templates/scripts/search-questions.js"
, 0}},
{"scripts/search-ranking.js", (const unsigned char[]){
#embed "../../templates/scripts/search-ranking.js"
, 0}},
{"scripts/search-readings.js", (const unsigned char[]){
#embed "../../templates/scripts/search-readings.js"
, 0}},
{"scripts/search-rules.generated.js", (const unsigned char[]){
#embed "../../templates/scripts/search-rules.generated.js"
, 0}},
{"scripts/search-topics.js", (const unsigned char[]){
#embed "../../templates/scripts/search-topics.js"
, 0}},
{"scripts/search-units.js", (const unsigned char[]){
#embed "../../templates/scripts/search-units.js"
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
{"scripts/sliders.js", (const unsigned char[]){
#embed "../../templates/scripts/sliders.js"
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
{"scripts/storage-key.js", (const unsigned char[]){
#embed "../../templates/scripts/storage-key.js"
, 0}},
{"scripts/storage.js", (const unsigned char[]){
#embed "../../templates/scripts/storage.js"
, 0}},
{"scripts/visit-state.js", (const unsigned char[]){
#embed "../../templates/scripts/visit-state.js"
, 0}},
