import { createReadStream } from 'node:fs';
import { access, constants, readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { progressOf } from '@ecco/contract';
import { exportItem, type IntakeResult, type Pipeline } from '@ecco/pipeline';
import type { Item, Store } from '@ecco/store';
import { takeBounce } from '../bounce/bounce.usecases.ts';
import { exportOfItem } from '../export/export-of-item.ts';
import { tooLarge } from '../graph-import/graph-import.errors.ts';
import { importGraph } from '../graph-import/graph-import.usecases.ts';
import type { Logger } from '../log/logger.ts';
import type { ReturnTokens } from '../mailer/return-token.ts';
import type { CommandItem, Commands, IngestOutcome } from './command.contract.ts';
import { noSuchFile, noSuchItem } from './control.errors.ts';

const presentItem = (item: Item): CommandItem => ({
  uuid: item.id,
  slug: item.slug,
  title: item.title,
  kind: item.kind,
  status: item.status,
  progress: progressOf(item.status),
  message: item.statusMessage,
});

const presentIngested = ({ recognised, known, show, showsQueued, items }: IntakeResult): IngestOutcome => ({
  recognised,
  known,
  show: show?.name ?? null,
  showsQueued,
  items: items.map(presentItem),
});

/** As many as the API takes, for which the file is read into memory. */
const importBytesMax = 33_000_000;

type CommandDependencies = {
  store: Store;
  pipeline: Pick<Pipeline, 'ingestUrl' | 'ingestFile' | 'retry'>;
  returnTokens: ReturnTokens;
  logger: Logger;
};

async function requireFile(path: string): Promise<void> {
  const stats = await stat(path).catch(() => null);
  if (stats?.isFile() !== true) throw noSuchFile(path);
  await access(path, constants.R_OK).catch(() => {
    throw noSuchFile(path);
  });
}

/** Failed items told by `status`. */
const failedShown = 20;

/** The commands on a store that this process has open. */
export function createCommands({ store, pipeline, returnTokens, logger }: CommandDependencies): Commands {
  async function find(slug: string) {
    const itemWithShow = await store.items.find(slug);
    if (itemWithShow === null) throw noSuchItem(slug);
    return itemWithShow;
  }

  return {
    ingestUrl: async ({ url }) => presentIngested(await pipeline.ingestUrl(url)),

    async ingestFile({ path, title, kind }) {
      await requireFile(path);
      const file = { name: basename(path), content: createReadStream(path) };
      const said = { ...(title === undefined ? {} : { title }), ...(kind === undefined ? {} : { kind }) };
      return presentIngested(await pipeline.ingestFile({ ...file, ...said }));
    },

    async items({ uuids }) {
      return (await store.items.findByIds(uuids)).map(({ item }) => presentItem(item));
    },

    async status() {
      const failed = await store.items.library({ page: 1, perPage: failedShown, statuses: ['FAILED'] });
      return {
        items: await store.items.countByStatus(),
        queues: await store.jobs.depths(),
        failed: failed.entries.map(({ item }) => presentItem(item)),
      };
    },

    async reprocess({ slug, from }) {
      const { item } = await find(slug);
      const again = await pipeline.retry(item.id, from === undefined ? {} : { from });
      return presentItem(again ?? item);
    },

    async export({ slug, format }) {
      return { text: await exportItem(await exportOfItem(store, await find(slug), null), format) };
    },

    async importGraph({ path, kind, commit, skipRefused }) {
      await requireFile(path);
      if ((await stat(path)).size > importBytesMax) throw tooLarge(importBytesMax / 1e6);
      const content = (await readFile(path)).toString('base64');
      const name = basename(path).slice(-255);
      const request = { kind, name, content, commit, skip_refused: skipRefused };
      return importGraph(store, request, { now: Date.now(), userId: null });
    },

    bounce: async ({ report }) => ({ outcome: await takeBounce({ store, returnTokens, logger }, report) }),

    backup: ({ file }) => store.backup(file),
    async restore({ file }) {
      await requireFile(file);
      return store.restore(file);
    },
  };
}
