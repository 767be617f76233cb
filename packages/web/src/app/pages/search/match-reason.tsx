import type { ItemCard } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { hitLink } from '../../../features/search/passages/hit-place.ts';
import type { PassageGroup } from '../../../features/search/passages/passage-groups.ts';
import { excerptAround } from '../../../format/excerpt-around.ts';
import { MarkedText } from '../../../ui/text/marked-text.tsx';
import classes from './home-search.module.css';

type Props = { item: ItemCard; query: string; passage: PassageGroup | undefined };

/** Characters of a description around the words that were found in it. */
const excerptLength = 160;

/** Why an item was found: its best passage, else the words of its description, with what was searched for marked. */
export function MatchReason({ item, query, passage }: Props) {
  const { t } = useTranslation();
  const words = query.split(/\s+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  if (passage)
    return (
      <p className={classes['why']}>
        <Link {...hitLink(passage.best, query)}>
          <MarkedText text={passage.best.text} phrases={passage.best.highlights} />
        </Link>
      </p>
    );
  const excerpt = excerptAround(item.description ?? '', { words, length: excerptLength });
  return excerpt === null ? null : (
    <p className={classes['why']}>
      {t('homeSearch.inDescription')} <MarkedText text={excerpt} phrases={words} />
    </p>
  );
}
