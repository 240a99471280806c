# run.sh SRC LANG DST
python3 /tmp/st/prep.py $1 $2 $3 && /work/x/pennypress-now check $3 --strict; echo "check rc $?"
/work/x/pennypress-now build $3 -o $3/public 2>&1 | tail -5; echo "build rc $?"
