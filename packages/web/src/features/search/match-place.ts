import type { SearchResult } from '@ecco/contract';
import type { TFunction } from 'i18next';

/** What of the summary was found, for the reader; null for a line, which needs no name. */
export function matchPlace(t: TFunction, result: SearchResult): string | null {
  if (result.result_type === 'content') return null;
  if (result.analysis_type !== 'summary_item') return t('search.inSummary');
  const title = result.summary_item_title;
  return title === null || title === result.text
    ? t('search.inChapter')
    : t('search.inChapterTitled', { title });
}

/** Names a hit among others: a summary may cite the same line twice. */
export const keyOfResult = (result: SearchResult): string =>
  [result.parent_uuid, result.result_type, result.summary_item_index, result.content_id, result.text].join(
    ':',
  );
