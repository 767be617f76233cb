import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite, postgresMod } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { z } from 'zod';

// What is used of Emscripten's file system; `nfd` is the file descriptor of an open file, missing for a directory.
const Stream = z.object({ nfd: z.number().optional(), node: z.unknown() });
type StreamOperations = { fsync?: (stream: unknown) => number };
type NodeFileSystem = { stream_ops: StreamOperations; realPath(node: unknown): string };

function isNodeFileSystem(value: unknown): value is NodeFileSystem {
  return typeof value === 'object' && value !== null && 'stream_ops' in value && 'realPath' in value;
}

/**
 * PGlite's file system with a working `fsync`: as shipped, PostgreSQL's syncs reach no disk, because
 * Emscripten's NODEFS has no such operation. Needs `wal_sync_method=fsync` and a start without `-F`.
 */
export class DurableNodeFs extends NodeFS {
  readonly #onSync: () => void;

  constructor(directory: string, onSync: () => void = () => undefined) {
    super(directory);
    this.#onSync = onSync;
  }

  override async init(pg: PGlite, options: Partial<postgresMod.PostgresMod>) {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (module: postgresMod.PostgresMod) => this.#addSync(module),
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  #addSync(module: postgresMod.PostgresMod): void {
    const system: unknown = Reflect.get(Reflect.get(module.FS, 'filesystems'), 'NODEFS');
    if (!isNodeFileSystem(system)) throw new Error('this PGlite has no NODEFS to make durable');
    system.stream_ops.fsync = (value) => {
      const { nfd, node } = Stream.parse(value);
      if (nfd === undefined) syncDirectory(system.realPath(node));
      else fsyncSync(nfd);
      this.#onSync();
      return 0;
    };
  }
}

function syncDirectory(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
