// The files of starter/en, in the order in which a reader opens them.
{"en", "site.yaml", (const unsigned char[]){
#embed "../../starter/en/site.yaml"
, 0}},
{"en", "pages/index.md", (const unsigned char[]){
#embed "../../starter/en/pages/index.md"
, 0}},
{"en", "pages/about.md", (const unsigned char[]){
#embed "../../starter/en/pages/about.md"
, 0}},
{"en", "calculations/first-home.md", (const unsigned char[]){
#embed "../../starter/en/calculations/first-home.md"
, 0}},
{"en", "calculations/rainy-day.md", (const unsigned char[]){
#embed "../../starter/en/calculations/rainy-day.md"
, 0}},
{"en", "calculations/car-loans.csv", (const unsigned char[]){
#embed "../../starter/en/calculations/car-loans.csv"
, 0}},
{"en", "comparisons/rice.md", (const unsigned char[]){
#embed "../../starter/en/comparisons/rice.md"
, 0}},
{"en", "budgets/household.md", (const unsigned char[]){
#embed "../../starter/en/budgets/household.md"
, 0}},
{"en", "glossary/apr.md", (const unsigned char[]){
#embed "../../starter/en/glossary/apr.md"
, 0}},
{"en", "glossary/terms.csv", (const unsigned char[]){
#embed "../../starter/en/glossary/terms.csv"
, 0}},
{"en", "lessons/01-borrowing.md", (const unsigned char[]){
#embed "../../starter/en/lessons/01-borrowing.md"
, 0}},
{"en", "report.yaml", (const unsigned char[]){
#embed "../../starter/en/report.yaml"
, 0}},
{"en", "reports/2026-11-18.yaml", (const unsigned char[]){
#embed "../../starter/en/reports/2026-11-18.yaml"
, 0}},
{"en", "reports/2026-11-19.yaml", (const unsigned char[]){
#embed "../../starter/en/reports/2026-11-19.yaml"
, 0}},
{"en", "reports/2026-11-20.yaml", (const unsigned char[]){
#embed "../../starter/en/reports/2026-11-20.yaml"
, 0}},
{"en", "assets/README.txt", (const unsigned char[]){
#embed "../../starter/en/assets/README.txt"
, 0}},
{"en", ".gitignore", (const unsigned char[]){
#embed "../../starter/en/gitignore"
, 0}},
