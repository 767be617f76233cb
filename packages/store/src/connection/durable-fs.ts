import { closeSync, fsyncSync, openSync } from 'node:fs';
import { MemoryFS, type PGlite, type postgresMod } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { z } from 'zod';
import { withBaselineParser } from './baseline-parser.ts';
import type { PgliteInterrupts } from './pglite-interrupts.ts';

// What is used of Emscripten's file system; `nfd` is the file descriptor of an open file, missing for a directory.
const Stream = z.object({ nfd: z.number().optional(), node: z.unknown() });
type Attributes = { mode?: number };
type StreamOperations = {
  fsync?: (stream: unknown) => number;
  setattr: (stream: unknown, attributes: Attributes) => void;
};
type NodeOperations = {
  mknod: (parent: unknown, name: string, mode: number, device: number) => unknown;
  setattr: (node: unknown, attributes: Attributes) => void;
};
type NodeFileSystem = {
  stream_ops: StreamOperations;
  node_ops: NodeOperations;
  realPath(node: unknown): string;
};

const ownerOnly = ~0o077;
const privately = (attributes: Attributes): Attributes =>
  attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ownerOnly };

function isNodeFileSystem(value: unknown): value is NodeFileSystem {
  const needed = ['stream_ops', 'node_ops', 'realPath'];
  return typeof value === 'object' && value !== null && needed.every((name) => name in value);
}

/**
 * PGlite's file system with a working `fsync`: as shipped, PostgreSQL's syncs reach no disk, because
 * Emscripten's NODEFS has no such operation. Needs `wal_sync_method=fsync` and a start without `-F`. And with files
 * of their owner alone: as shipped, most get the mode 666, by a call that the process's umask does not reach.
 */
export class DurableNodeFs extends NodeFS {
  readonly #onSync: () => void;
  readonly #interrupts: PgliteInterrupts | null;

  constructor(
    directory: string,
    { onSync = () => undefined, interrupts }: { onSync?: () => void; interrupts?: PgliteInterrupts } = {},
  ) {
    super(directory);
    this.#onSync = onSync;
    this.#interrupts = interrupts ?? null;
  }

  override async init(pg: PGlite, options: Partial<postgresMod.PostgresMod>) {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (module: postgresMod.PostgresMod) => this.#amend(module),
    ];
    const lean = withBaselineParser({ ...emscriptenOpts, preRun });
    return { emscriptenOpts: this.#interrupts?.watch(lean) ?? lean };
  }

  #amend(module: postgresMod.PostgresMod): void {
    const system: unknown = Reflect.get(Reflect.get(module.FS, 'filesystems'), 'NODEFS');
    if (!isNodeFileSystem(system)) throw new Error('this PGlite has no NODEFS to make durable');
    restrictToOwner(system);
    this.#addSync(system);
  }

  #addSync(system: NodeFileSystem): void {
    system.stream_ops.fsync = (value) => {
      const { nfd, node } = Stream.parse(value);
      if (nfd === undefined) syncDirectory(system.realPath(node));
      else fsyncSync(nfd);
      this.#onSync();
      return 0;
    };
  }
}

/** The same files for a database that is made; PGlite asks whether they are in memory, and makes them in their place if so. */
export class MadeOnDisk extends MemoryFS {
  readonly #files: DurableNodeFs;

  constructor(directory: string) {
    super();
    this.#files = new DurableNodeFs(directory);
  }

  override init(pg: PGlite, options: Partial<postgresMod.PostgresMod>) {
    return this.#files.init(pg, options);
  }

  override closeFs() {
    return this.#files.closeFs();
  }
}

/** Gives no mode to a file or directory that lets others in. */
function restrictToOwner({ node_ops: ofNodes, stream_ops: ofStreams }: NodeFileSystem): void {
  const { mknod, setattr } = ofNodes;
  ofNodes.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ownerOnly, device);
  ofNodes.setattr = (node, attributes) => setattr(node, privately(attributes));
  const { setattr: setOfStream } = ofStreams;
  ofStreams.setattr = (stream, attributes) => setOfStream(stream, privately(attributes));
}

function syncDirectory(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
