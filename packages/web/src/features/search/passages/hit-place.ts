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

const resultPart = ({
  result_type: type,
  analysis_type: part,
  summary_item_index: index,
}: SearchResult): string => (type === 'summary' ? `:${part ?? ''}${index ?? ''}` : '');

/**
 * Names the place of a hit in the address of a page that shows it: a line, or what the summary says of it. Two hits of
 * one place have one name.
 */
export const hitKey = (result: SearchResult): string =>
  `${result.parent_uuid}:${result.content_id ?? ''}${resultPart(result)}`;
