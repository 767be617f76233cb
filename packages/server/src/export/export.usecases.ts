import { Readable } from 'node:stream';
import { type ExportFormat, exportFormats } from '@ecco/domain';
import { exportPieces } from '@ecco/pipeline';
import type { Item, Store } from '@ecco/store';
import { wordsForReaders } from '../item/failure-words.ts';
import { findItem } from '../item/item.usecases.ts';
import type { Authorized } from '../request/access/authorize.ts';
import { formatNotFound, transcriptMissing } from './export.errors.ts';
import { exportOfItem } from './export-of-item.ts';

type Exported = { item: Item; format: ExportFormat; body: Readable };

/** @throws RequestError 404 */
function formatNamed(name: string): ExportFormat {
  const format = exportFormats.find((known) => known === name);
  if (format === undefined) throw formatNotFound();
  return format;
}

/** Begins at once, so that what cannot be written is refused before anything is sent. */
async function begun(pieces: AsyncGenerator<string, void>): Promise<Readable> {
  const first = await pieces.next();
  async function* whole(): AsyncGenerator<string, void> {
    if (first.done !== true) yield first.value;
    yield* pieces;
  }
  return Readable.from(whole(), { objectMode: false });
}

/**
 * An item as the text of a file, written while it is sent.
 * @throws RequestError 404 for an item or a format there is not, 409 where there is no transcript yet
 * @throws PipelineError `export.no_times` for captions of what is read by pages
 */
export async function exportAs(
  store: Store,
  _who: Authorized<'read'>,
  requested: { id: string; format: string; siteUrl: string | null },
): Promise<Exported> {
  const format = formatNamed(requested.format);
  const itemWithShow = await findItem(store, requested);
  const { item } = itemWithShow;
  if ((await store.segments.count(item.id)) === 0)
    throw transcriptMissing(item.status === 'FAILED' ? wordsForReaders(item) : null);
  return {
    item,
    format,
    body: await begun(exportPieces(await exportOfItem(store, itemWithShow, requested.siteUrl), format)),
  };
}
