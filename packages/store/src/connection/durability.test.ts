import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handleJob } from '../jobs/job.types.ts';
import { openStore } from '../open-store.ts';
import type { Store } from '../store.ts';
import { layEmptyDatabase } from '../testing/empty-directory.ts';
import { longJob } from '../testing/victim.process.ts';
import { waitUntil } from '../testing/wait-until.ts';
import { openPgliteDirectory } from './pglite-open.ts';

const script = fileURLToPath(new URL('../testing/victim.process.ts', import.meta.url));
let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'ecco-durability-'));
  await layEmptyDatabase(join(root, 'killed'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const startVictim = (directory: string, task: 'write' | 'job') =>
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, directory, task], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** Kills the process, with no chance to say goodbye, once it has said `lines` lines, and returns all it said. */
async function killAfter(victim: ChildProcess, lines: number): Promise<string[]> {
  const said: string[] = [];
  const exited = once(victim, 'exit');
  if (victim.stdout) {
    for await (const line of createInterface({ input: victim.stdout })) {
      said.push(line);
      if (said.length === lines) victim.kill('SIGKILL');
    }
  }
  await exited;
  return said;
}

const open = (directory: string): Promise<Store> =>
  openStore({
    database: { kind: 'embedded', directory },
    files: { kind: 'directory', directory: join(directory, 'files') },
  });

describe('a process killed at any moment', () => {
  const acknowledged = 60;

  it('loses nothing that it had acknowledged, and keeps each transaction whole', async () => {
    const directory = join(root, 'killed');
    const said = await killAfter(startVictim(directory, 'write'), acknowledged);
    const store = await open(directory);
    try {
      const { entries } = await store.items.library({ page: 1, perPage: 10_000 });
      const slugs = entries.map(({ item }) => item.slug);
      expect(said.length).toBeGreaterThanOrEqual(acknowledged);
      expect(slugs).toEqual(expect.arrayContaining(said));
      for (const { item } of entries) expect(await store.segments.count(item.id)).toBe(2);
      const [hit] = await store.search.find({ text: `second of ${said.at(-1)}` });
      expect(hit?.item.slug).toBe(said.at(-1));
    } finally {
      await store.close();
    }
  }, 120_000);

  it('leaves its job to be done at once by the next one', async () => {
    const directory = join(root, 'killed');
    await killAfter(startVictim(directory, 'job'), 1);
    const store = await open(directory);
    const attempts: number[] = [];
    const handler = handleJob(longJob, {
      run: async (_, { attempt }) => {
        attempts.push(attempt);
      },
    });
    try {
      await store.jobs.start({ definitions: [longJob], handlers: [handler] });
      await waitUntil(() => attempts.length > 0);
      expect(attempts).toEqual([1]);
    } finally {
      await store.close();
    }
  }, 120_000);

  it('lets no second process in while it lives, and leaves no lock behind', async () => {
    const directory = join(root, 'killed');
    const victim = startVictim(directory, 'job');
    const lines = createInterface({ input: victim.stdout });
    await once(lines, 'line');
    await expect(open(directory)).rejects.toMatchObject({
      code: 'store.directory_in_use',
      message: expect.stringContaining('Another process is using the database'),
    });
    victim.kill('SIGKILL');
    await once(victim, 'exit');
    await (await open(directory)).close();
  }, 120_000);
});

it('syncs to the disk at every commit', async () => {
  let syncs = 0;
  const database = await openPgliteDirectory({
    directory: join(root, 'killed', 'postgres'),
    onSync: () => {
      syncs += 1;
    },
  });
  await database.exec('create table t (id int)');
  const before = syncs;
  for (let index = 0; index < 30; index += 1) await database.query('insert into t values ($1)', [index]);
  expect(syncs - before).toBeGreaterThanOrEqual(30);
  await database.close();
}, 60_000);
