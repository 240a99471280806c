// The files of starter/es, in the order in which a reader opens them.
{"es", "site.yaml", (const unsigned char[]){
#embed "../../starter/es/site.yaml"
, 0}},
{"es", "pages/index.md", (const unsigned char[]){
#embed "../../starter/es/pages/index.md"
, 0}},
{"es", "pages/about.md", (const unsigned char[]){
#embed "../../starter/es/pages/about.md"
, 0}},
{"es", "calculations/first-home.md", (const unsigned char[]){
#embed "../../starter/es/calculations/first-home.md"
, 0}},
{"es", "calculations/rainy-day.md", (const unsigned char[]){
#embed "../../starter/es/calculations/rainy-day.md"
, 0}},
{"es", "calculations/car-loans.csv", (const unsigned char[]){
#embed "../../starter/es/calculations/car-loans.csv"
, 0}},
{"es", "comparisons/rice.md", (const unsigned char[]){
#embed "../../starter/es/comparisons/rice.md"
, 0}},
{"es", "budgets/household.md", (const unsigned char[]){
#embed "../../starter/es/budgets/household.md"
, 0}},
{"es", "glossary/apr.md", (const unsigned char[]){
#embed "../../starter/es/glossary/apr.md"
, 0}},
{"es", "glossary/terms.csv", (const unsigned char[]){
#embed "../../starter/es/glossary/terms.csv"
, 0}},
{"es", "lessons/01-borrowing.md", (const unsigned char[]){
#embed "../../starter/es/lessons/01-borrowing.md"
, 0}},
{"es", "report.yaml", (const unsigned char[]){
#embed "../../starter/es/report.yaml"
, 0}},
{"es", "reports/2026-11-18.yaml", (const unsigned char[]){
#embed "../../starter/es/reports/2026-11-18.yaml"
, 0}},
{"es", "reports/2026-11-19.yaml", (const unsigned char[]){
#embed "../../starter/es/reports/2026-11-19.yaml"
, 0}},
{"es", "reports/2026-11-20.yaml", (const unsigned char[]){
#embed "../../starter/es/reports/2026-11-20.yaml"
, 0}},
{"es", "assets/README.txt", (const unsigned char[]){
#embed "../../starter/es/assets/README.txt"
, 0}},
{"es", ".gitignore", (const unsigned char[]){
#embed "../../starter/es/gitignore"
, 0}},
