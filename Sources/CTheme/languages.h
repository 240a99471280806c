// scripts/messages made this list of the folders in templates.
{"de/explain-simple-interest.md", (const unsigned char[]){
#embed "../../templates/de/explain-simple-interest.md"
, 0}},
