import { limits } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MatchedItemRow } from '../../../features/search/passages/matched-item-row.tsx';
import type { PassageGroup } from '../../../features/search/passages/passage-groups.ts';
import { playsFrom } from '../../../features/search/range-of-result.ts';
import { Section } from '../../../ui/page/section.tsx';
import classes from './home-search.module.css';
import { usePlayHit } from './use-play-hit.ts';

type Props = { query: string; items: readonly PassageGroup[] };

/** What is said for the words of a search, by item and the best first, and the way to all of it. */
export function BestPassages({ query, items }: Props) {
  const { t } = useTranslation();
  const play = usePlayHit();
  return (
    <Section title={t('search.passages')}>
      <ul aria-label={t('search.passages')}>
        {items.slice(0, limits.homePassageItemsShown).map((passageGroup) => (
          <MatchedItemRow
            key={passageGroup.uuid}
            found={passageGroup}
            actions={{
              query,
              onOpen: null,
              onPlay: (result) => play(result, playsFrom(result) ?? 0),
              open: null,
            }}
            isNew={false}
            level={3}
          />
        ))}
      </ul>
      <p className={classes['onward']}>
        <Link to="/search/transcripts" search={{ q: query }} target="_blank" rel="noopener">
          {t('homeSearch.transcripts', { query })}
        </Link>
      </p>
    </Section>
  );
}
