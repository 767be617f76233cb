import { limits } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../../../features/person/person-page.module.css';
import { useSearchPassages } from '../../../features/search/api/search-passages.api.ts';
import { hitLink } from '../../../features/search/passages/hit-place.ts';
import { passageGroups } from '../../../features/search/passages/passage-groups.ts';
import { shortDate } from '../../../format/date.ts';
import { quoted, shownTitle } from '../../../format/text.ts';
import { Section } from '../../../ui/page/section.tsx';
import { MetaLine } from '../../../ui/text/meta-line.tsx';

/** Sentences of somebody that were found worth passing on, in the language of searches. */
const highlightsOf = (name: string): string => `speaker:"${name.replaceAll('"', '')}" is:highlight`;

/** What is found of somebody that is worth passing on. */
export const usePersonHighlights = (name: string) =>
  useSearchPassages({ query: highlightsOf(name), sort: 'date', exact: false, refused: [] });

/** What somebody said that is worth passing on, the newest first, each leading to its place; nothing where there is none. */
export function PersonQuotes({ name }: { name: string }) {
  const { t } = useTranslation();
  const { data } = usePersonHighlights(name);
  const quotes = useMemo(
    () =>
      passageGroups(data?.pages ?? [])
        .flatMap(({ date, hits }) => hits.map(({ result }) => ({ date, result })))
        .filter(({ result }) => result.result_type === 'content')
        .slice(0, limits.personQuotesShown),
    [data],
  );
  if (quotes.length === 0) return null;
  return (
    <Section id="quotes" title={t('person.quotes')}>
      <ul className={classes['quotes']} aria-label={t('person.quotes')}>
        {quotes.map(({ date, result }) => (
          <li key={`${result.parent_uuid} ${result.segment_id} ${result.text}`}>
            <Link {...hitLink(result, '')}>{quoted(result.text)}</Link>
            <MetaLine
              parts={[
                { key: 'date', node: date && shortDate(date) },
                { key: 'item', node: shownTitle(result.title) },
              ]}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
