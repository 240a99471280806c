// The files of starter/ar, in the order in which a reader opens them.
{"ar", "site.yaml", (const unsigned char[]){
#embed "../../starter/ar/site.yaml"
, 0}},
{"ar", "pages/index.md", (const unsigned char[]){
#embed "../../starter/ar/pages/index.md"
, 0}},
{"ar", "pages/about.md", (const unsigned char[]){
#embed "../../starter/ar/pages/about.md"
, 0}},
{"ar", "calculations/first-home.md", (const unsigned char[]){
#embed "../../starter/ar/calculations/first-home.md"
, 0}},
{"ar", "calculations/rainy-day.md", (const unsigned char[]){
#embed "../../starter/ar/calculations/rainy-day.md"
, 0}},
{"ar", "calculations/car-loans.csv", (const unsigned char[]){
#embed "../../starter/ar/calculations/car-loans.csv"
, 0}},
{"ar", "comparisons/rice.md", (const unsigned char[]){
#embed "../../starter/ar/comparisons/rice.md"
, 0}},
{"ar", "budgets/household.md", (const unsigned char[]){
#embed "../../starter/ar/budgets/household.md"
, 0}},
{"ar", "glossary/apr.md", (const unsigned char[]){
#embed "../../starter/ar/glossary/apr.md"
, 0}},
{"ar", "glossary/terms.csv", (const unsigned char[]){
#embed "../../starter/ar/glossary/terms.csv"
, 0}},
{"ar", "lessons/01-borrowing.md", (const unsigned char[]){
#embed "../../starter/ar/lessons/01-borrowing.md"
, 0}},
{"ar", "report.yaml", (const unsigned char[]){
#embed "../../starter/ar/report.yaml"
, 0}},
{"ar", "reports/2026-11-18.yaml", (const unsigned char[]){
#embed "../../starter/ar/reports/2026-11-18.yaml"
, 0}},
{"ar", "reports/2026-11-19.yaml", (const unsigned char[]){
#embed "../../starter/ar/reports/2026-11-19.yaml"
, 0}},
{"ar", "reports/2026-11-20.yaml", (const unsigned char[]){
#embed "../../starter/ar/reports/2026-11-20.yaml"
, 0}},
{"ar", "assets/README.txt", (const unsigned char[]){
#embed "../../starter/ar/assets/README.txt"
, 0}},
{"ar", ".gitignore", (const unsigned char[]){
#embed "../../starter/ar/gitignore"
, 0}},
