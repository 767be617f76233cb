import { type ItemCard, limits, pathOf } from '@ecco/contract';
import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconPlayerPlay, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureOf } from '../../../format/item-owner.ts';
import { informativeExcerpt } from '../../../format/row-excerpt.ts';
import { truncate } from '../../../format/text.ts';
import { isPlayable } from '../../../player/queue/queue-entry.ts';
import { useNewFact } from '../../../ui/list/new-mark.tsx';
import { RowWords } from '../../../ui/list/row-words.tsx';
import { useSortableRow } from '../../../ui/list/sortable-rows.tsx';
import { Monogram } from '../../../ui/text/monogram.tsx';
import classes from '../list.module.css';

type Arranging = {
  isFirst: boolean;
  isLast: boolean;
  /** -1: up, 1: down. */
  onMove: (by: number) => void;
  onTakeOut: () => void;
};
type Props = {
  item: ItemCard;
  title: string;
  number: number;
  facts: readonly { key: string; node: ReactNode }[];
  onPlay: () => void;
  /** Null for whoever may only look. */
  arranging: Arranging | null;
};

function ArrangeButtons({ title, arranging }: { title: string; arranging: Arranging }) {
  const { t } = useTranslation();
  const { isFirst, isLast, onMove, onTakeOut } = arranging;
  // At the ends they stay focusable: a button that is pressed again and again must not vanish under the finger.
  return (
    <>
      <ActionIcon
        variant="subtle"
        size={36}
        aria-label={t('list.up', { title })}
        aria-disabled={isFirst || undefined}
        onClick={() => onMove(-1)}
      >
        <IconArrowUp size={18} stroke={1.6} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        size={36}
        aria-label={t('list.down', { title })}
        aria-disabled={isLast || undefined}
        onClick={() => onMove(1)}
      >
        <IconArrowDown size={18} stroke={1.6} />
      </ActionIcon>
      <ActionIcon variant="subtle" size={36} aria-label={t('list.takeOut', { title })} onClick={onTakeOut}>
        <IconX size={18} stroke={1.6} />
      </ActionIcon>
    </>
  );
}

/** One item of a list, at its place. */
export function ListItem({ item, title, number, facts, onPlay, arranging }: Props) {
  const { t } = useTranslation();
  const drag = useSortableRow(item.uuid);
  const isNew = useNewFact(item.uuid);
  const excerpt = informativeExcerpt(item);
  return (
    <li
      id={`in-list-${item.uuid}`}
      className={classes['item']}
      data-arranging={arranging !== null || undefined}
      {...drag.row}
    >
      {arranging ? (
        <span className={classes['handle']} title={t('list.drag')} aria-hidden="true" {...drag.handle}>
          <IconGripVertical size={18} stroke={1.6} />
        </span>
      ) : null}
      <span className={classes['number']} aria-hidden="true">
        {number}
      </span>
      <Monogram {...pictureOf(item, t(`kindOne.${item.kind}`))} size={40} />
      <RowWords
        title={<Link to={pathOf(item)}>{title}</Link>}
        level={2}
        facts={[...isNew, ...facts]}
        text={excerpt && truncate(excerpt, limits.summaryExcerpt)}
      />
      <div className={classes['rowActions']}>
        {isPlayable(item) ? (
          <ActionIcon variant="subtle" size={36} aria-label={t('list.playFrom', { title })} onClick={onPlay}>
            <IconPlayerPlay size={18} stroke={1.6} />
          </ActionIcon>
        ) : null}
        {arranging ? <ArrangeButtons title={title} arranging={arranging} /> : null}
      </div>
    </li>
  );
}
