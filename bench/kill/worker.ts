import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endStatus } from '@ecco/domain';
import {
  builtInEngines,
  createGuardedFetch,
  createPipeline,
  type Engines,
  type JobLine,
  type Pipeline,
} from '@ecco/pipeline';
import { type DatabaseOptions, openStore, type Store } from '@ecco/store';
import { podcastEpisodes, type TextFile } from '../corpus/real-sources.ts';

const root = join(import.meta.dirname, '../..');

export const textEngines = (): Engines => builtInEngines({ voice: false });

/** The first texts of the corpus where it is present, else the bundled samples. */
export function texts(count: number): TextFile[] {
  const textFiles = podcastEpisodes().slice(0, count);
  if (textFiles.length > 0) return textFiles;
  return globSync(join(root, 'samples/**/*.{txt,vtt,srt,html,md}'))
    .sort()
    .slice(0, count)
    .map((path) => ({ name: basename(path), bytes: readFileSync(path) }));
}

async function* bodyOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
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
    keepsVoicePrints: true,
    mediaFetchMaxBytes: 100_000_000,
    uploadMaxBytes: 100_000_000,
    feedMaxEntries: 500,
    digest: false,
    feedPollMs: 0,
    laterTranscripts: 'propose' as const,
    crawl: { pagesMax: 5, pauseMs: 0 },
    directoryUrl: null,
    concurrency: 2,
  };
  const pipeline = createPipeline({ store, engines: textEngines(), fetch, config, log });
  return {
    store,
    pipeline,
    async takeIn(count, accepted = () => undefined) {
      const ids: string[] = [];
      for (const { name, bytes } of texts(count)) {
        const file = { name, content: bodyOf(bytes), kind: 'episode' } as const;
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
        if (counts.every(([status]) => status === endStatus || status === 'FAILED')) return;
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
