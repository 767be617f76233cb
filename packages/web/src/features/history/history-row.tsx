import type { HistoryEntry } from '@ecco/contract';
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hourOf } from '../../format/day.ts';
import { pictureOf } from '../../format/item-owner.ts';
import { shownTitle } from '../../format/text.ts';
import { clock } from '../../format/time.ts';
import { RowWords } from '../../ui/list/row-words.tsx';
import { ProgressBar } from '../../ui/page/progress-bar.tsx';
import { Monogram } from '../../ui/text/monogram.tsx';
import classes from './history.module.css';
import { playedOf, wayBackTo } from './left-off.ts';

type Props = {
  entry: HistoryEntry;
  facts: readonly { key: string; node: ReactNode }[];
  onRemove: () => void;
};

/** What was opened, and how far it was played. */
export function HistoryRow({ entry, facts, onRemove }: Props) {
  const { t } = useTranslation();
  const title = shownTitle(entry.title) || t('library.untitled');
  const picture = pictureOf(entry, t(`kindOne.${entry.kind}`));
  const played = playedOf(entry);
  const label =
    played && t('history.heard', { time: clock(played.seconds), duration: clock(played.duration) });
  return (
    <li className={classes['row']} id={`opened-${entry.uuid}`}>
      <Monogram {...picture} size={40} />
      <RowWords
        title={<Link {...wayBackTo(entry)}>{title}</Link>}
        facts={[
          ...facts,
          {
            key: 'opened',
            node: (
              <time dateTime={entry.opened_at}>
                {t('history.at', { time: hourOf(new Date(entry.opened_at)) })}
              </time>
            ),
          },
        ]}
      >
        {played && label ? (
          <div className={classes['played']}>
            <ProgressBar percent={played.percent} label={label} />
            <span>{label}</span>
          </div>
        ) : null}
      </RowWords>
      <ActionIcon variant="subtle" size={40} aria-label={t('history.remove', { title })} onClick={onRemove}>
        <IconX size={18} stroke={1.6} />
      </ActionIcon>
    </li>
  );
}
