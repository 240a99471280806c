// scripts/messages made this list of the folder templates.
{"adjust.mustache", (const unsigned char[]){
#embed "../../templates/adjust.mustache"
, 0}},
{"all-tags.mustache", (const unsigned char[]){
#embed "../../templates/all-tags.mustache"
, 0}},
{"body-lang.mustache", (const unsigned char[]){
#embed "../../templates/body-lang.mustache"
, 0}},
{"breadcrumbs.mustache", (const unsigned char[]){
#embed "../../templates/breadcrumbs.mustache"
, 0}},
{"calculation.mustache", (const unsigned char[]){
#embed "../../templates/calculation.mustache"
, 0}},
{"calculator.mustache", (const unsigned char[]){
#embed "../../templates/calculator.mustache"
, 0}},
{"calculators.mustache", (const unsigned char[]){
#embed "../../templates/calculators.mustache"
, 0}},
{"card.mustache", (const unsigned char[]){
#embed "../../templates/card.mustache"
, 0}},
{"cards.mustache", (const unsigned char[]){
#embed "../../templates/cards.mustache"
, 0}},
{"changed.mustache", (const unsigned char[]){
#embed "../../templates/changed.mustache"
, 0}},
{"chapters.mustache", (const unsigned char[]){
#embed "../../templates/chapters.mustache"
, 0}},
{"compare.mustache", (const unsigned char[]){
#embed "../../templates/compare.mustache"
, 0}},
{"contents.mustache", (const unsigned char[]){
#embed "../../templates/contents.mustache"
, 0}},
{"course-part.mustache", (const unsigned char[]){
#embed "../../templates/course-part.mustache"
, 0}},
{"course.mustache", (const unsigned char[]){
#embed "../../templates/course.mustache"
, 0}},
{"dictionary.mustache", (const unsigned char[]){
#embed "../../templates/dictionary.mustache"
, 0}},
{"downloads.mustache", (const unsigned char[]){
#embed "../../templates/downloads.mustache"
, 0}},
{"embedded-form.mustache", (const unsigned char[]){
#embed "../../templates/embedded-form.mustache"
, 0}},
{"embedded-pages.mustache", (const unsigned char[]){
#embed "../../templates/embedded-pages.mustache"
, 0}},
{"entry-card.mustache", (const unsigned char[]){
#embed "../../templates/entry-card.mustache"
, 0}},
{"explain-annuity.md", (const unsigned char[]){
#embed "../../templates/explain-annuity.md"
, 0}},
{"explain-apr.md", (const unsigned char[]){
#embed "../../templates/explain-apr.md"
, 0}},
{"explain-budget.md", (const unsigned char[]){
#embed "../../templates/explain-budget.md"
, 0}},
{"explain-card.md", (const unsigned char[]){
#embed "../../templates/explain-card.md"
, 0}},
{"explain-cashflow.md", (const unsigned char[]){
#embed "../../templates/explain-cashflow.md"
, 0}},
{"explain-comparison.md", (const unsigned char[]){
#embed "../../templates/explain-comparison.md"
, 0}},
{"explain-doubling-time.md", (const unsigned char[]){
#embed "../../templates/explain-doubling-time.md"
, 0}},
{"explain-goal.md", (const unsigned char[]){
#embed "../../templates/explain-goal.md"
, 0}},
{"explain-inflation.md", (const unsigned char[]){
#embed "../../templates/explain-inflation.md"
, 0}},
{"explain-leverage.md", (const unsigned char[]){
#embed "../../templates/explain-leverage.md"
, 0}},
{"explain-loan.md", (const unsigned char[]){
#embed "../../templates/explain-loan.md"
, 0}},
{"explain-payoff.md", (const unsigned char[]){
#embed "../../templates/explain-payoff.md"
, 0}},
{"explain-rates.md", (const unsigned char[]){
#embed "../../templates/explain-rates.md"
, 0}},
{"explain-refinance.md", (const unsigned char[]){
#embed "../../templates/explain-refinance.md"
, 0}},
{"explain-rent-or-buy.md", (const unsigned char[]){
#embed "../../templates/explain-rent-or-buy.md"
, 0}},
{"explain-retirement.md", (const unsigned char[]){
#embed "../../templates/explain-retirement.md"
, 0}},
{"explain-savings.md", (const unsigned char[]){
#embed "../../templates/explain-savings.md"
, 0}},
{"explain-scenarios.md", (const unsigned char[]){
#embed "../../templates/explain-scenarios.md"
, 0}},
{"explain-simple-interest.md", (const unsigned char[]){
#embed "../../templates/explain-simple-interest.md"
, 0}},
{"favicon.svg", (const unsigned char[]){
#embed "../../templates/favicon.svg"
, 0}},
{"feed.mustache", (const unsigned char[]){
#embed "../../templates/feed.mustache"
, 0}},
{"filter.mustache", (const unsigned char[]){
#embed "../../templates/filter.mustache"
, 0}},
{"find.mustache", (const unsigned char[]){
#embed "../../templates/find.mustache"
, 0}},
{"glossary.mustache", (const unsigned char[]){
#embed "../../templates/glossary.mustache"
, 0}},
{"home.mustache", (const unsigned char[]){
#embed "../../templates/home.mustache"
, 0}},
{"lang.mustache", (const unsigned char[]){
#embed "../../templates/lang.mustache"
, 0}},
{"layout.mustache", (const unsigned char[]){
#embed "../../templates/layout.mustache"
, 0}},
{"lesson.mustache", (const unsigned char[]){
#embed "../../templates/lesson.mustache"
, 0}},
{"lessons.mustache", (const unsigned char[]){
#embed "../../templates/lessons.mustache"
, 0}},
{"list.mustache", (const unsigned char[]){
#embed "../../templates/list.mustache"
, 0}},
{"neighbours.mustache", (const unsigned char[]){
#embed "../../templates/neighbours.mustache"
, 0}},
{"not-found.mustache", (const unsigned char[]){
#embed "../../templates/not-found.mustache"
, 0}},
{"offers.mustache", (const unsigned char[]){
#embed "../../templates/offers.mustache"
, 0}},
{"own-lang.mustache", (const unsigned char[]){
#embed "../../templates/own-lang.mustache"
, 0}},
{"pagination.mustache", (const unsigned char[]){
#embed "../../templates/pagination.mustache"
, 0}},
{"prose.mustache", (const unsigned char[]){
#embed "../../templates/prose.mustache"
, 0}},
{"redirect.mustache", (const unsigned char[]){
#embed "../../templates/redirect.mustache"
, 0}},
{"related.mustache", (const unsigned char[]){
#embed "../../templates/related.mustache"
, 0}},
{"report-source.mustache", (const unsigned char[]){
#embed "../../templates/report-source.mustache"
, 0}},
{"report-sources.mustache", (const unsigned char[]){
#embed "../../templates/report-sources.mustache"
, 0}},
{"report.mustache", (const unsigned char[]){
#embed "../../templates/report.mustache"
, 0}},
{"rows.mustache", (const unsigned char[]){
#embed "../../templates/rows.mustache"
, 0}},
{"saved.mustache", (const unsigned char[]){
#embed "../../templates/saved.mustache"
, 0}},
{"search.mustache", (const unsigned char[]){
#embed "../../templates/search.mustache"
, 0}},
{"section-entries.mustache", (const unsigned char[]){
#embed "../../templates/section-entries.mustache"
, 0}},
{"section-menu.mustache", (const unsigned char[]){
#embed "../../templates/section-menu.mustache"
, 0}},
{"section.mustache", (const unsigned char[]){
#embed "../../templates/section.mustache"
, 0}},
{"share.mustache", (const unsigned char[]){
#embed "../../templates/share.mustache"
, 0}},
{"sitemap.mustache", (const unsigned char[]){
#embed "../../templates/sitemap.mustache"
, 0}},
{"style-buttons.css", (const unsigned char[]){
#embed "../../templates/style-buttons.css"
, 0}},
{"style-cards.css", (const unsigned char[]){
#embed "../../templates/style-cards.css"
, 0}},
{"style-charts.css", (const unsigned char[]){
#embed "../../templates/style-charts.css"
, 0}},
{"style-compare.css", (const unsigned char[]){
#embed "../../templates/style-compare.css"
, 0}},
{"style-examples.css", (const unsigned char[]){
#embed "../../templates/style-examples.css"
, 0}},
{"style-figures.css", (const unsigned char[]){
#embed "../../templates/style-figures.css"
, 0}},
{"style-form.css", (const unsigned char[]){
#embed "../../templates/style-form.css"
, 0}},
{"style-frame.css", (const unsigned char[]){
#embed "../../templates/style-frame.css"
, 0}},
{"style-glossary.css", (const unsigned char[]){
#embed "../../templates/style-glossary.css"
, 0}},
{"style-ground.css", (const unsigned char[]){
#embed "../../templates/style-ground.css"
, 0}},
{"style-keypad.css", (const unsigned char[]){
#embed "../../templates/style-keypad.css"
, 0}},
{"style-languages.css", (const unsigned char[]){
#embed "../../templates/style-languages.css"
, 0}},
{"style-lessons.css", (const unsigned char[]){
#embed "../../templates/style-lessons.css"
, 0}},
{"style-print.css", (const unsigned char[]){
#embed "../../templates/style-print.css"
, 0}},
{"style-prose.css", (const unsigned char[]){
#embed "../../templates/style-prose.css"
, 0}},
{"style-report.css", (const unsigned char[]){
#embed "../../templates/style-report.css"
, 0}},
{"style-search.css", (const unsigned char[]){
#embed "../../templates/style-search.css"
, 0}},
{"style-sections.css", (const unsigned char[]){
#embed "../../templates/style-sections.css"
, 0}},
{"style-sets.css", (const unsigned char[]){
#embed "../../templates/style-sets.css"
, 0}},
{"style-share.css", (const unsigned char[]){
#embed "../../templates/style-share.css"
, 0}},
{"style-steps.css", (const unsigned char[]){
#embed "../../templates/style-steps.css"
, 0}},
{"style-tables.css", (const unsigned char[]){
#embed "../../templates/style-tables.css"
, 0}},
{"style-tokens.css", (const unsigned char[]){
#embed "../../templates/style-tokens.css"
, 0}},
{"style-wide.css", (const unsigned char[]){
#embed "../../templates/style-wide.css"
, 0}},
{"style-words.css", (const unsigned char[]){
#embed "../../templates/style-words.css"
, 0}},
{"tag.mustache", (const unsigned char[]){
#embed "../../templates/tag.mustache"
, 0}},
{"tags.mustache", (const unsigned char[]){
#embed "../../templates/tags.mustache"
, 0}},
{"taxonomies.mustache", (const unsigned char[]){
#embed "../../templates/taxonomies.mustache"
, 0}},
{"term.mustache", (const unsigned char[]){
#embed "../../templates/term.mustache"
, 0}},
{"terms.mustache", (const unsigned char[]){
#embed "../../templates/terms.mustache"
, 0}},
