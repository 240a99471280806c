# The project's commands. Each is a script in scripts/ that also runs by itself.

.PHONY: help site test check check-pages check-scenarios check-exact check-library check-memory \
    check-install fuzz bench bench-engine measure measure-build wasm dist install uninstall format clean

help:
	@echo 'make site    build the sample site into site/public'
	@echo 'make test    run all tests, the WebAssembly module included'
	@echo 'make check   format, imports, house rules, links in the docs'
	@echo 'make check-pages  check the built pages as readers meet them; first, that the checks can fail'
	@echo 'make check-scenarios  run each scenario of the browser without its scripts: it must fail'
	@echo 'make check-exact  hold 100,000 random loans against exact fractions'
	@echo 'make check-library  twenty thousand histories of a library, and a thousand kills'
	@echo 'make check-memory  run the tests of what reads foreign files with sanitizers'
	@echo 'make check-install  install the package of make dist in a new Debian, and use it'
	@echo 'make fuzz    answer a million mutated requests, natively and in the module'
	@echo 'make bench   measure the program of make dist with large sites, beside other programs'
	@echo 'make bench-engine  measure the engine'
	@echo 'make measure  measure what a page of the sample site weighs, and how soon it answers'
	@echo 'make measure-build  measure how long these commands take, and which tests are slow'
	@echo 'make wasm    build the browser module, .build-wasm/penny.wasm'
	@echo 'make dist    build the program as one file, and pack it into dist'
	@echo 'make install  install what make dist has built below PREFIX, /usr/local'
	@echo 'make uninstall  take it away again'
	@echo 'make format  format the Swift sources in place'
	@echo 'make clean   remove what the commands above made'

site:
	@scripts/site

test:
	@scripts/test

check:
	@scripts/check

check-pages:
	@scripts/check-pages

check-scenarios:
	@scripts/check-scenarios

check-exact:
	@scripts/check-exact

check-library:
	@scripts/check-library

check-memory:
	@scripts/check-memory

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
	@swift format --in-place --parallel --recursive Sources Tests Package.swift

clean:
	rm -rf .build .build-bench .build-dist .build-measure .build-memory .build-wasm dist site/public
