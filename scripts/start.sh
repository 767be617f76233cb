#!/bin/sh
# `npm start`, with what a process cannot set for itself: where compiled modules are kept, so that the compiler of
# TypeScript is loaded only when a source has changed; that a heap is cleaned when it has grown by a third; that one function
# of WebAssembly is optimized at a time; and that malloc gives back what V8's compilers leave, in pieces of 32 kB (docs/decisions/0085-memory.md, 0102).
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-node_modules/.cache/compile}"
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}" MALLOC_TRIM_THRESHOLD_=262144 MALLOC_MMAP_THRESHOLD_=32768
exec node --wasm-num-compilation-tasks=1 --max-semi-space-size=6 --heap-growing-percent=30 --disable-warning=ExperimentalWarning scripts/start.ts
