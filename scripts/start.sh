#!/bin/sh
# `npm start`, with what a process cannot set for itself: where compiled modules are kept, so that the compiler of
# TypeScript is loaded only when a source has changed; and how much of what was freed malloc holds back. A compiling
# thread has an arena of its own, so that what it gives back is not held by what others took beside it.
export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-node_modules/.cache/compile}"
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-8}" MALLOC_TRIM_THRESHOLD_=262144 MALLOC_MMAP_THRESHOLD_=262144
exec node --max-semi-space-size=8 --disable-warning=ExperimentalWarning scripts/start.ts
