import { limits, pathOf, type SearchResult } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { placeQuery } from '../../format/place-href.ts';
import { shownSpeaker } from '../../format/speaker.ts';
import { shownTitle, truncate } from '../../format/text.ts';
import { MarkedText } from '../../ui/text/marked-text.tsx';
import { MetaLine } from '../../ui/text/meta-line.tsx';
import { foundIn, keyOfResult } from './found-in.ts';
import { rangeOf } from './range-of-result.ts';
import classes from './search.module.css';

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

const organizationsShown = 3;

const podcastOf = ({ podcast }: SearchResult): string | null =>
  podcast && truncate(podcast.name, limits.searchPodcastNameMax);

const organizationsOf = ({ organizations }: SearchResult): string =>
  organizations
    .slice(0, organizationsShown)
    .map(({ name }) => name)
    .join(', ');

/** Passages of the whole library, each leading to its exact place. */
export function PassageList({ results, query }: { results: readonly SearchResult[]; query: string }) {
  const { t } = useTranslation();
  return (
    <ul className={classes['passages']}>
      {results.map((result) => {
        const page = result.page_number === null ? null : t('meta.page', { page: result.page_number });
        return (
          <li key={keyOfResult(result)}>
            <Link
              to={pathOf({ kind: result.content_type, slug: result.slug, uuid: result.parent_uuid })}
              search={hitQuery(result, query)}
              {...(result.analysis_type === 'tldr' && { hash: 'summary' })}
            >
              <MarkedText text={result.text} phrases={result.highlights} />
            </Link>
            <MetaLine
              parts={[
                { key: 'source', node: foundIn(t, result) },
                { key: 'title', node: shownTitle(result.title) },
                { key: 'podcast', node: podcastOf(result) },
                { key: 'speaker', node: shownSpeaker(result.speaker) },
                { key: 'place', node: rangeOf(result) ?? page },
                { key: 'organizations', node: organizationsOf(result) },
              ]}
            />
          </li>
        );
      })}
    </ul>
  );
}
