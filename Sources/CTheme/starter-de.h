// The files of starter/de, in the order in which a reader opens them.
{"de", "site.yaml", (const unsigned char[]){
#embed "../../starter/de/site.yaml"
, 0}},
{"de", "pages/index.md", (const unsigned char[]){
#embed "../../starter/de/pages/index.md"
, 0}},
{"de", "pages/about.md", (const unsigned char[]){
#embed "../../starter/de/pages/about.md"
, 0}},
{"de", "calculations/first-home.md", (const unsigned char[]){
#embed "../../starter/de/calculations/first-home.md"
, 0}},
{"de", "calculations/rainy-day.md", (const unsigned char[]){
#embed "../../starter/de/calculations/rainy-day.md"
, 0}},
{"de", "calculations/car-loans.csv", (const unsigned char[]){
#embed "../../starter/de/calculations/car-loans.csv"
, 0}},
{"de", "comparisons/rice.md", (const unsigned char[]){
#embed "../../starter/de/comparisons/rice.md"
, 0}},
{"de", "budgets/household.md", (const unsigned char[]){
#embed "../../starter/de/budgets/household.md"
, 0}},
{"de", "glossary/apr.md", (const unsigned char[]){
#embed "../../starter/de/glossary/apr.md"
, 0}},
{"de", "glossary/terms.csv", (const unsigned char[]){
#embed "../../starter/de/glossary/terms.csv"
, 0}},
{"de", "lessons/01-borrowing.md", (const unsigned char[]){
#embed "../../starter/de/lessons/01-borrowing.md"
, 0}},
{"de", "report.yaml", (const unsigned char[]){
#embed "../../starter/de/report.yaml"
, 0}},
{"de", "reports/2026-11-18.yaml", (const unsigned char[]){
#embed "../../starter/de/reports/2026-11-18.yaml"
, 0}},
{"de", "reports/2026-11-19.yaml", (const unsigned char[]){
#embed "../../starter/de/reports/2026-11-19.yaml"
, 0}},
{"de", "reports/2026-11-20.yaml", (const unsigned char[]){
#embed "../../starter/de/reports/2026-11-20.yaml"
, 0}},
{"de", "assets/README.txt", (const unsigned char[]){
#embed "../../starter/de/assets/README.txt"
, 0}},
{"de", ".gitignore", (const unsigned char[]){
#embed "../../starter/de/gitignore"
, 0}},
