import { limits, type SummaryItem } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chapter, isMinor } from './chapter.tsx';
import classes from './summary.module.css';

/** A chapter to show; a new object each time, so that the same one can be asked for again. */
export type ChapterTarget = { index: number };

type Props = { items: readonly SummaryItem[]; playable: string | null; target: ChapterTarget | null };

const step = limits.summaryItemsShown;

/** The chapters: three at first, three more on demand, the less relevant folded. */
export function Outline({ items, playable, target }: Props) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<number>(step);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const open = (index: number): void => setOpened((before) => new Set(before).add(index));

  const awaited = useRef<ChapterTarget | null>(null);
  useEffect(() => {
    if (!target) return;
    awaited.current = target;
    setShown((count) => Math.max(count, target.index + 1));
    setOpened((before) => new Set(before).add(target.index));
  }, [target]);
  // A chapter that was folded away stands only after another rendering, however long that takes.
  useEffect(() => {
    const chapter = awaited.current && document.getElementById(`chapter-${awaited.current.index}`);
    if (!chapter) return;
    awaited.current = null;
    requestAnimationFrame(() => {
      chapter.scrollIntoView({ block: 'start' });
      chapter.focus({ preventScroll: true });
    });
  });

  return (
    <>
      <ol className={classes['chapters']}>
        {items.slice(0, shown).map((item) => (
          <Chapter
            key={item.index}
            item={item}
            playable={playable}
            open={!isMinor(item) || opened.has(item.index)}
            onOpen={() => open(item.index)}
          />
        ))}
      </ol>
      {shown < items.length ? (
        <div className={classes['more']}>
          <Button variant="default" onClick={() => setShown(shown + step)}>
            {t('summary.loadMore')}
          </Button>
          <Button variant="subtle" onClick={() => setShown(items.length)}>
            {t('summary.showAll')} ({items.length})
          </Button>
        </div>
      ) : null}
    </>
  );
}
