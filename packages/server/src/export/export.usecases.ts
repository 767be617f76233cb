import { type ExportFormat, exportFormats, exportItem } from '@ecco/pipeline';
import type { Item, Store } from '@ecco/store';
import { findItem } from '../item/item.usecases.ts';
import type { Authorised } from '../policy/authorise.ts';
import { formatNotFound, transcriptMissing } from './export.errors.ts';
import { exportOfItem } from './export-of-item.ts';

export type Exported = { item: Item; format: ExportFormat; text: string };

/** @throws RequestError 404 */
function formatNamed(name: string): ExportFormat {
  const format = exportFormats.find((known) => known === name);
  if (format === undefined) throw formatNotFound();
  return format;
}

/**
 * An item as the text of a file.
 * @throws RequestError 404 for an item or a format there is not, 409 where there is no transcript yet
 * @throws PipelineError `export.no_times` for captions of what is read by pages
 */
export async function exportAs(
  store: Store,
  _who: Authorised<'read'>,
  wanted: { id: string; format: string },
): Promise<Exported> {
  const format = formatNamed(wanted.format);
  const found = await findItem(store, wanted);
  const { item } = found;
  const whole = await exportOfItem(store, found);
  if (whole.segments.length === 0)
    throw transcriptMissing(item.status === 'FAILED' ? item.statusMessage : null);
  return { item, format, text: exportItem(whole, format) };
}
