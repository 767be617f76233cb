import { limits, type SearchResult } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shownSpeaker } from '../../../format/speaker.ts';
import { shownTitle, truncate } from '../../../format/text.ts';
import { MarkedText } from '../../../ui/text/marked-text.tsx';
import { MetaLine } from '../../../ui/text/meta-line.tsx';
import { matchPlace } from '../match-place.ts';
import { hitLink } from '../passages/hit-place.ts';
import { shownPlace } from '../range-of-result.ts';
import classes from './drawer.module.css';

const organizationsShown = 3;

type Props = {
  result: SearchResult;
  query: string;
  /** Whether the reader is shown how well it matches. */
  scored: boolean;
  /** Goes to the hit on the page at hand; null where it lies on another one. */
  onSelect: ((result: SearchResult) => void) | null;
};

/** A hit with all that is known of it: what it lies in, who says it, when, and of whom. */
export function DrawerResult({ result, query, scored, onSelect }: Props) {
  const { t } = useTranslation();
  const text = <MarkedText text={result.text} phrases={result.highlights} />;
  return (
    <li className={classes['result']}>
      <p className={classes['title']}>{shownTitle(result.title) || t('library.untitled')}</p>
      {onSelect ? (
        <button type="button" className={classes['text']} onClick={() => onSelect(result)}>
          {text}
        </button>
      ) : (
        <Link {...hitLink(result, query)} className={classes['text']}>
          {text}
        </Link>
      )}
      <MetaLine
        parts={[
          { key: 'kind', node: t(`kindOne.${result.content_type}`) },
          { key: 'source', node: matchPlace(t, result) },
          { key: 'speaker', node: shownSpeaker(result.speaker) },
          { key: 'place', node: shownPlace(t, result) },
          {
            key: 'podcast',
            node: result.podcast && truncate(result.podcast.name, limits.searchPodcastNameMax),
          },
          {
            key: 'organizations',
            node: result.organizations
              .slice(0, organizationsShown)
              .map(({ name }) => name)
              .join(', '),
          },
          {
            key: 'score',
            node: scored
              ? t('words.score', {
                  score: result.score.toLocaleString('en-US', { maximumSignificantDigits: 2 }),
                })
              : null,
          },
        ]}
      />
    </li>
  );
}
