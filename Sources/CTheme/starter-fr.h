// The files of starter/fr, in the order in which a reader opens them.
{"fr", "site.yaml", (const unsigned char[]){
#embed "../../starter/fr/site.yaml"
, 0}},
{"fr", "pages/index.md", (const unsigned char[]){
#embed "../../starter/fr/pages/index.md"
, 0}},
{"fr", "pages/about.md", (const unsigned char[]){
#embed "../../starter/fr/pages/about.md"
, 0}},
{"fr", "calculations/first-home.md", (const unsigned char[]){
#embed "../../starter/fr/calculations/first-home.md"
, 0}},
{"fr", "calculations/rainy-day.md", (const unsigned char[]){
#embed "../../starter/fr/calculations/rainy-day.md"
, 0}},
{"fr", "calculations/car-loans.csv", (const unsigned char[]){
#embed "../../starter/fr/calculations/car-loans.csv"
, 0}},
{"fr", "comparisons/rice.md", (const unsigned char[]){
#embed "../../starter/fr/comparisons/rice.md"
, 0}},
{"fr", "budgets/household.md", (const unsigned char[]){
#embed "../../starter/fr/budgets/household.md"
, 0}},
{"fr", "glossary/apr.md", (const unsigned char[]){
#embed "../../starter/fr/glossary/apr.md"
, 0}},
{"fr", "glossary/terms.csv", (const unsigned char[]){
#embed "../../starter/fr/glossary/terms.csv"
, 0}},
{"fr", "lessons/01-borrowing.md", (const unsigned char[]){
#embed "../../starter/fr/lessons/01-borrowing.md"
, 0}},
{"fr", "report.yaml", (const unsigned char[]){
#embed "../../starter/fr/report.yaml"
, 0}},
{"fr", "reports/2026-11-18.yaml", (const unsigned char[]){
#embed "../../starter/fr/reports/2026-11-18.yaml"
, 0}},
{"fr", "reports/2026-11-19.yaml", (const unsigned char[]){
#embed "../../starter/fr/reports/2026-11-19.yaml"
, 0}},
{"fr", "reports/2026-11-20.yaml", (const unsigned char[]){
#embed "../../starter/fr/reports/2026-11-20.yaml"
, 0}},
{"fr", "assets/README.txt", (const unsigned char[]){
#embed "../../starter/fr/assets/README.txt"
, 0}},
{"fr", ".gitignore", (const unsigned char[]){
#embed "../../starter/fr/gitignore"
, 0}},
