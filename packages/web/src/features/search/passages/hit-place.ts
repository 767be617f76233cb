import { pathOf, type SearchResult } from '@ecco/contract';
import { placeQuery } from '../../../format/place-href.ts';

/** The query that leads from a hit to its place in the item. */
export const hitQuery = (result: SearchResult, query: string): Record<string, string | number> => ({
  ...(result.summary_item_index !== null && result.result_type === 'summary'
    ? { summary_item_index: result.summary_item_index }
    : {}),
  ...(result.content_id !== null && result.result_type === 'content'
    ? placeQuery({ line: result.content_id, segment: result.segment_id })
    : {}),
  search: query,
});

/** A hit as a link to its place. */
export const hitLink = (result: SearchResult, query: string) => ({
  to: pathOf({ kind: result.content_type, slug: result.slug, uuid: result.parent_uuid }),
  search: hitQuery(result, query),
  ...(result.analysis_type === 'tldr' && { hash: 'summary' }),
});

/** Names the place of a hit in the address of a page that shows it; two hits of one line have one place. */
export const placeKey = ({ parent_uuid: item, content_id: line }: SearchResult): string =>
  `${item}:${line ?? ''}`;
