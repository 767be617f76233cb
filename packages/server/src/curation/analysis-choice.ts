import type { WantedAnalysis } from '@ecco/contract';
import { type AnalysisOptions, readPageRanges } from '@ecco/domain';
import type { Item } from '@ecco/store';
import { optionsOf } from '../item/analysis-options.ts';
import { pagesBeyond, withoutPages } from './curation.errors.ts';

/**
 * How an item is to be read from now on: as it was, but for what is wanted otherwise; undefined where nothing is.
 * @throws RequestError 400 for pages that the item does not have
 */
export function optionsFor(item: Item, requested: WantedAnalysis): AnalysisOptions | undefined {
  const { flavor, summary_detail: detail, page_ranges: written } = requested;
  if (flavor === undefined && detail === undefined && written === undefined) return undefined;
  const before = optionsOf(item);
  const pages = written === undefined ? before.pages : (readPageRanges(written) ?? []);
  if (pages.length > 0 && item.pageCount === null) throw withoutPages();
  if (item.pageCount !== null && pages.some(({ last }) => last > (item.pageCount ?? 0)))
    throw pagesBeyond(item.pageCount);
  return { flavor: flavor ?? before.flavor, detail: detail ?? before.detail, pages };
}
