// The files of starter/ja, in the order in which a reader opens them.
{"ja", "site.yaml", (const unsigned char[]){
#embed "../../starter/ja/site.yaml"
, 0}},
{"ja", "pages/index.md", (const unsigned char[]){
#embed "../../starter/ja/pages/index.md"
, 0}},
{"ja", "pages/about.md", (const unsigned char[]){
#embed "../../starter/ja/pages/about.md"
, 0}},
{"ja", "calculations/first-home.md", (const unsigned char[]){
#embed "../../starter/ja/calculations/first-home.md"
, 0}},
{"ja", "calculations/rainy-day.md", (const unsigned char[]){
#embed "../../starter/ja/calculations/rainy-day.md"
, 0}},
{"ja", "calculations/car-loans.csv", (const unsigned char[]){
#embed "../../starter/ja/calculations/car-loans.csv"
, 0}},
{"ja", "comparisons/rice.md", (const unsigned char[]){
#embed "../../starter/ja/comparisons/rice.md"
, 0}},
{"ja", "budgets/household.md", (const unsigned char[]){
#embed "../../starter/ja/budgets/household.md"
, 0}},
{"ja", "glossary/apr.md", (const unsigned char[]){
#embed "../../starter/ja/glossary/apr.md"
, 0}},
{"ja", "glossary/terms.csv", (const unsigned char[]){
#embed "../../starter/ja/glossary/terms.csv"
, 0}},
{"ja", "lessons/01-borrowing.md", (const unsigned char[]){
#embed "../../starter/ja/lessons/01-borrowing.md"
, 0}},
{"ja", "report.yaml", (const unsigned char[]){
#embed "../../starter/ja/report.yaml"
, 0}},
{"ja", "reports/2026-11-18.yaml", (const unsigned char[]){
#embed "../../starter/ja/reports/2026-11-18.yaml"
, 0}},
{"ja", "reports/2026-11-19.yaml", (const unsigned char[]){
#embed "../../starter/ja/reports/2026-11-19.yaml"
, 0}},
{"ja", "reports/2026-11-20.yaml", (const unsigned char[]){
#embed "../../starter/ja/reports/2026-11-20.yaml"
, 0}},
{"ja", "assets/README.txt", (const unsigned char[]){
#embed "../../starter/ja/assets/README.txt"
, 0}},
{"ja", ".gitignore", (const unsigned char[]){
#embed "../../starter/ja/gitignore"
, 0}},
