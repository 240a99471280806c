# The project's commands. Each is a script in scripts/ that also runs by itself.

.PHONY: help site docs engine-docs test quick check check-deep check-pages check-scenarios check-exact check-builds \
    check-kinds check-languages check-library check-limits check-memory check-mutants check-shards check-write-faults \
    check-install fuzz bench bench-engine measure measure-build wasm dist install uninstall format clean

help:
	@echo 'make site    build the sample site into site/public'
	@echo 'make docs    build the manual into docs/manual/public'
	@echo 'make engine-docs  build the documentation of the engine, for those who use it from Swift'
	@echo 'make test    run all tests, including those of the WebAssembly module'
	@echo 'make quick   check the format and the house rules, and run the quick tests of what you have changed'
	@echo 'make check   check format, imports, house rules, plain words and links in the docs'
	@echo 'make check-deep  run all tests with all their cases, and the checks below that take long, before a release'
	@echo 'make check-pages  check the built pages as readers see them; first prove that each check can fail'
	@echo 'make check-scenarios  run each browser scenario without its scripts; it must fail'
	@echo 'make check-exact  compare 100,000 random loans with exact fractions'
	@echo 'make check-builds  compare builds after 10,000 random edits with clean builds, and kill a few'
	@echo 'make check-kinds  add a kind of content to a copy; nothing but its folder, its name and its template may change'
	@echo 'make check-languages  find English words on pages in other languages'
	@echo 'make check-library  run 20,000 histories of a library, and kill 1,000 commands'
	@echo 'make check-limits  measure the worst files that limits allow; each must end in 20 seconds and 1 GB'
	@echo 'make check-memory  run the tests of code that reads foreign files, with sanitizers'
	@echo 'make check-mutants  put 200 faults into a copy of the sources, and see whether the tests find them'
	@echo 'make check-shards  build random sites in shards, and one with GNU parallel and Slurm'
	@echo 'make check-write-faults  let each system call that changes files fail, in every command'
	@echo 'make check-install  install the package from make dist in a new Debian, and use it'
	@echo 'make fuzz    read the equations of 100,000 results; answer a million mutated requests'
	@echo 'make bench   measure the program from make dist with large sites, and compare other programs'
	@echo 'make bench-engine  measure the engine'
	@echo 'make measure  measure how large a page of the sample site is, and how fast it answers'
	@echo 'make measure-build  measure how long these commands take, and which tests are slow'
	@echo 'make wasm    build the browser modules into .build-wasm/modules'
	@echo 'make dist    build the program as one file, and pack it into dist'
	@echo 'make install  install the result of make dist in PREFIX, by default /usr/local'
	@echo 'make uninstall  remove it again'
	@echo 'make format  format the Swift sources in place'
	@echo 'make clean   remove everything the commands above made'

site:
	@scripts/site

docs:
	@scripts/docs

engine-docs:
	@scripts/engine-docs

test:
	@scripts/test

quick:
	@scripts/quick

check:
	@scripts/check

check-deep:
	@scripts/check-deep

check-pages:
	@scripts/check-pages

check-scenarios:
	@scripts/check-scenarios

check-exact:
	@scripts/check-exact

check-builds:
	@scripts/check-builds

check-kinds:
	@scripts/check-kinds

check-languages:
	@scripts/check-languages

check-library:
	@scripts/check-library

check-limits:
	@scripts/check-limits

check-memory:
	@scripts/check-memory

check-mutants:
	@scripts/check-mutants

check-shards:
	@scripts/check-shards

check-write-faults:
	@scripts/check-write-faults

check-install:
	@scripts/check-install

fuzz:
	@scripts/fuzz

measure:
	@scripts/measure

measure-build:
	@scripts/measure-build

bench:
	@scripts/bench

bench-engine:
	@scripts/bench-engine

wasm:
	@scripts/wasm

dist:
	@scripts/dist

install:
	@PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' scripts/install

uninstall:
	@PREFIX='$(PREFIX)' DESTDIR='$(DESTDIR)' scripts/install --remove

format:
	@swift format --in-place --parallel --recursive Sources Tests examples Package.swift

clean:
	rm -rf .build .build-bench .build-dist .build-docs .build-edits .build-measure .build-memory .build-mutants .build-same .build-wasm dist site/public docs/manual/public
