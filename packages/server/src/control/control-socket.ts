import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The longest path a Unix domain socket may have, in bytes, on every system we run on. */
const longest = 103;

/** Where the server that owns a data directory listens for commands; in the system's own place if too long there. */
export function controlSocket(dataDirectory: string): string {
  const beside = join(resolve(dataDirectory), 'control.sock');
  if (Buffer.byteLength(beside) <= longest) return beside;
  const name = createHash('sha256').update(beside).digest('hex').slice(0, 16);
  return join(tmpdir(), `ecco-${name}.sock`);
}
