/**
 * The few WASI calls that Flite makes, answered from memory: it sees its arguments, one directory and one
 * file to write to, and neither the disk, the network nor the clock. Node's own `node:wasi` would need a real
 * directory and warns on every start.
 *
 * Numbers are those of WASI preview 1 (`wasi_snapshot_preview1`).
 */
const success = 0;
const badFile = 8;
const directoryFd = 3;
const fileFd = 4;
const fileType = { characterDevice: 2, directory: 3, regular: 4 } as const;
const allRights = 0x1fff_ffffn;

/** Thrown by the program's exit, which WASI defines as not returning. */
class ProgramExit extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`The program left with code ${code}.`);
    this.code = code;
  }
}

/** A file that only grows, with a write position, kept in memory. */
class MemoryFile {
  private bytes = new Uint8Array(1 << 18);
  private position = 0;
  private length = 0;

  write(chunk: Uint8Array): void {
    const end = this.position + chunk.length;
    if (end > this.bytes.length) {
      const larger = new Uint8Array(Math.max(end, this.bytes.length * 2));
      larger.set(this.bytes.subarray(0, this.length));
      this.bytes = larger;
    }
    this.bytes.set(chunk, this.position);
    this.position = end;
    this.length = Math.max(this.length, end);
  }

  seek(offset: number, whence: number): number {
    const base = whence === 0 ? 0 : whence === 1 ? this.position : this.length;
    this.position = Math.max(0, base + offset);
    return this.position;
  }

  content(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }
}

type Outcome = { exitCode: number; written: Uint8Array };

/** Runs a WASI program once with the arguments; returns its exit code and what it wrote to its one file. */
export async function runInMemory(program: WebAssembly.Module, args: readonly string[]): Promise<Outcome> {
  const file = new MemoryFile();
  const memory: { current: WebAssembly.Memory | null } = { current: null };
  const calls = {
    ...argumentCalls(args, () => viewOf(memory.current)),
    ...fileCalls(file, () => viewOf(memory.current)),
  };
  const instance = await WebAssembly.instantiate(program, { wasi_snapshot_preview1: calls });
  const { memory: exported, _start: start } = instance.exports;
  if (!(exported instanceof WebAssembly.Memory) || typeof start !== 'function') {
    throw new TypeError('The speech program does not export a memory and a start.');
  }
  memory.current = exported;
  return { exitCode: runToExit(() => start()), written: file.content() };
}

function runToExit(start: () => void): number {
  try {
    start();
    return 0;
  } catch (cause) {
    if (cause instanceof ProgramExit) return cause.code;
    throw cause;
  }
}

/** A fresh view each time: growing the program's memory detaches the old one. */
function viewOf(memory: WebAssembly.Memory | null): DataView {
  if (memory === null) throw new TypeError('The speech program called out before it started.');
  return new DataView(memory.buffer);
}

function argumentCalls(args: readonly string[], view: () => DataView) {
  const encoded = args.map((argument) => new TextEncoder().encode(`${argument}\0`));
  return {
    args_sizes_get: (count: number, size: number) => {
      view().setUint32(count, encoded.length, true);
      view().setUint32(
        size,
        encoded.reduce((sum, bytes) => sum + bytes.length, 0),
        true,
      );
      return success;
    },
    args_get: (pointers: number, buffer: number) => {
      let at = buffer;
      for (const [index, bytes] of encoded.entries()) {
        view().setUint32(pointers + index * 4, at, true);
        new Uint8Array(view().buffer).set(bytes, at);
        at += bytes.length;
      }
      return success;
    },
    clock_time_get: (_clock: number, _precision: bigint, time: number) => {
      view().setBigUint64(time, 0n, true);
      return success;
    },
    proc_exit: (code: number) => {
      throw new ProgramExit(code);
    },
  };
}

function fileCalls(file: MemoryFile, view: () => DataView) {
  return {
    fd_prestat_get: (fd: number, result: number) => {
      if (fd !== directoryFd) return badFile;
      view().setUint32(result, 0, true);
      view().setUint32(result + 4, 1, true);
      return success;
    },
    fd_prestat_dir_name: (_fd: number, path: number) => {
      view().setUint8(path, '/'.charCodeAt(0));
      return success;
    },
    fd_fdstat_get: (fd: number, result: number) => {
      const type =
        fd === directoryFd ? fileType.directory : fd === fileFd ? fileType.regular : fileType.characterDevice;
      view().setUint8(result, type);
      view().setUint16(result + 2, 0, true);
      view().setBigUint64(result + 8, allRights, true);
      view().setBigUint64(result + 16, allRights, true);
      return success;
    },
    fd_fdstat_set_flags: () => success,
    fd_close: () => success,
    path_open: (...call: (number | bigint)[]) => {
      view().setUint32(Number(call.at(-1)), fileFd, true);
      return success;
    },
    fd_read: (_fd: number, _vectors: number, _count: number, result: number) => {
      view().setUint32(result, 0, true);
      return success;
    },
    fd_seek: (fd: number, offset: bigint, whence: number, result: number) => {
      if (fd !== fileFd) return badFile;
      view().setBigUint64(result, BigInt(file.seek(Number(offset), whence)), true);
      return success;
    },
    fd_write: (fd: number, vectors: number, count: number, result: number) => {
      let total = 0;
      for (let index = 0; index < count; index += 1) {
        const start = view().getUint32(vectors + index * 8, true);
        const length = view().getUint32(vectors + index * 8 + 4, true);
        if (fd === fileFd) file.write(new Uint8Array(view().buffer, start, length));
        total += length;
      }
      view().setUint32(result, total, true);
      return success;
    },
  };
}
