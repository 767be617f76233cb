import { createReadStream, existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isFinal } from '@ecco/contract';
import { builtInEngine, type Task } from '@ecco/engine';
import {
  createGuardedFetch,
  createPipeline,
  type Engines,
  type JobLine,
  type Pipeline,
} from '@ecco/pipeline';
import { type DatabaseOptions, openStore, type Store } from '@ecco/store';

const root = join(import.meta.dirname, '../..');
const realTexts = join(root, '../shared/data/changelog/dev/md');

export const textEngines = (): Engines => {
  const tasks: Task[] = ['identifySpeakers', 'outline', 'overview', 'highlights', 'analyse', 'assertions'];
  return Object.fromEntries(tasks.map((task) => [task, { engines: [builtInEngine], fallBack: false }]));
};

/** The first texts of the corpus where it is present, else the bundled samples. */
export function textFiles(count: number): string[] {
  const found = existsSync(realTexts)
    ? globSync(join(realTexts, '*.md'))
    : globSync(join(root, 'samples/**/*.{txt,vtt,srt,json,html,md}'));
  return found.sort().slice(0, count);
}

export type Worker = {
  store: Store;
  pipeline: Pipeline;
  /** Takes the texts in, one after the other; what is known already is found again. */
  takeIn: (count: number, accepted?: (id: string) => void) => Promise<string[]>;
  /** Until every item is at its end. */
  settled: () => Promise<void>;
  close: () => Promise<void>;
};

export async function openWorker(
  database: DatabaseOptions,
  directory: string,
  log: (line: JobLine) => void = () => undefined,
  allowHosts: string[] = [],
): Promise<Worker> {
  const files = { kind: 'directory', directory: join(directory, 'files') } as const;
  const store = await openStore({ database, files });
  const limits = { maxBytes: 100_000_000, timeoutMs: 30_000, maxRedirects: 5, userAgent: 'ecco-bench' };
  const fetch = createGuardedFetch({ ...limits, allowHosts });
  const config = {
    mediaKeepMaxBytes: 100_000_000,
    mediaFetchMaxBytes: 100_000_000,
    uploadMaxBytes: 100_000_000,
    feedMaxEntries: 500,
    concurrency: 2,
  };
  const pipeline = createPipeline({ store, engines: textEngines(), fetch, config, log });
  return {
    store,
    pipeline,
    async takeIn(count, accepted = () => undefined) {
      const ids: string[] = [];
      for (const path of textFiles(count)) {
        const file = { name: basename(path), content: createReadStream(path), kind: 'episode' } as const;
        for (const item of (await pipeline.ingestFile(file)).items) {
          accepted(item.id);
          ids.push(item.id);
        }
      }
      return ids;
    },
    async settled() {
      for (;;) {
        const counts = Object.entries(await store.items.countByStatus());
        if (counts.every(([status]) => status === 'ASSERTIONS_COMPLETE' || status === 'FAILED')) return;
        await wait(50);
      }
    },
    async close() {
      await pipeline.stop();
      await fetch.close();
      await store.close();
    },
  };
}

export const isSettled = async (store: Store): Promise<boolean> =>
  (await store.items.library({ page: 1, perPage: 1_000 })).entries.every(({ item }) => isFinal(item.status));
