import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../open-store.ts';
import type { OpenStore, Store } from '../store.ts';

/** An empty store in memory with a directory of its own for files; closing it takes the directory along. */
export async function openMemoryStore(options: Pick<OpenStore, 'clock' | 'room'> = {}): Promise<Store> {
  const directory = await mkdtemp(join(tmpdir(), 'ecco-memory-'));
  const files = { kind: 'directory', directory } as const;
  const store = await openStore({ database: { kind: 'memory' }, files, ...options });
  return {
    ...store,
    async close() {
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
