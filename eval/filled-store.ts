import { tmpdir } from 'node:os';
import type { ContentKind } from '@ecco/domain';
import { type RawSegment, shapeSegments } from '@ecco/pipeline/testing';
import { openStore, type Store } from '@ecco/store';

/** A reference text as the pipeline reads an item: its title and the runs of its source. */
export type ReadItem = {
  id: string;
  kind: ContentKind;
  title: string;
  runs: { speaker: string | null; text: string }[];
  /** Whom it is of, as its text says. */
  organization?: string;
};

export type FilledStore = {
  store: Store;
  /** The reference's id of an item of the store. */
  referenceOf: ReadonlyMap<string, string>;
};

const rawOf = (run: ReadItem['runs'][number]): RawSegment => ({
  ...run,
  startMs: null,
  endMs: null,
  page: null,
});

/** A store in memory with the items, their segments cut as the pipeline cuts them. */
export async function fillStore(items: AsyncIterable<ReadItem> | Iterable<ReadItem>): Promise<FilledStore> {
  const store = await openStore({
    database: { kind: 'memory' },
    files: { kind: 'directory', directory: tmpdir() },
  });
  const referenceOf = new Map<string, string>();
  for await (const { id, kind, title, runs, organization: name } of items) {
    const segments = shapeSegments(runs.map(rawOf)).map(({ speaker, ...segment }) => ({
      ...segment,
      speakerLabel: speaker,
    }));
    const itemId = await store.transaction(async (tx) => {
      const { item } = await tx.items.insertOrFind({
        ...{ kind, title, nextStage: null },
        ...(name && { meta: { organisation: { name, by: null, isRead: true } } }),
      });
      await tx.segments.replace(item.id, segments);
      return item.id;
    });
    referenceOf.set(itemId, id);
  }
  return { store, referenceOf };
}
