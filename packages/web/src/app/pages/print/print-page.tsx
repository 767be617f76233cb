import type { Item } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { useItem } from '../../../features/item/api/get-item.api.ts';
import { ItemSkeleton } from '../../../features/item/item-skeleton.tsx';
import { itemFacts } from '../../../features/library/item-facts.ts';
import { useAllLines } from '../../../features/print/api/all-lines.api.ts';
import { PrintBar } from '../../../features/print/print-bar.tsx';
import { PrintSheet } from '../../../features/print/print-sheet.tsx';
import { useProceedings } from '../../../features/proceedings/api/get-proceedings.api.ts';
import { useSpeakerNames } from '../../../features/speaker/speaker-names.ts';
import { chooseSummary } from '../../../features/summary/choose-summary.ts';
import { keySentenceLists, keySentencesTitle } from '../../../features/summary/key-sentences.tsx';
import { withoutRepeats } from '../../../features/summary/without-repeats.ts';
import { shownTitle } from '../../../format/text.ts';
import { usePage } from '../../../ui/page/page.store.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { hasProceedings, proceedingsTitle, transcriptTitle } from '../../item/state/sections-of-item.ts';
import classes from '../pages.module.css';
import { PrintedProceedings } from './printed-proceedings.tsx';

const print = (): void => window.print();

/** What was decided, as it is printed, and whether it is there or will not come. */
function usePrintedProceedings(item: Item): { isSettled: boolean; printed: ReactNode } {
  const { t } = useTranslation();
  const isTold = hasProceedings(item);
  const { data, isError } = useProceedings(item.uuid, item.updated_at, isTold);
  if (!isTold) return { isSettled: true, printed: null };
  if (isError) return { isSettled: true, printed: <p>{t('proceedings.failed')}</p> };
  if (!data) return { isSettled: false, printed: null };
  return {
    isSettled: true,
    printed: <PrintedProceedings proceedings={data} title={proceedingsTitle(t, item)} />,
  };
}

/** The summary as the page of the item tells it, each sentence once. */
function usePrintedSummary({ summaries }: Item) {
  const { t } = useTranslation();
  return useMemo(() => {
    const chosen = chooseSummary(summaries);
    const summary = chosen && withoutRepeats(chosen);
    const keys = summary
      ? { title: keySentencesTitle(t, summary), lists: keySentenceLists(t, summary) }
      : { title: '', lists: [] };
    return { summary, keys };
  }, [t, summaries]);
}

function LoadedPage({ item, atOnce }: { item: Item; atOnce: boolean }) {
  const { t } = useTranslation();
  const lines = useAllLines(item);
  const proceedings = usePrintedProceedings(item);
  const { summary, keys } = usePrintedSummary(item);
  const { nameOf } = useSpeakerNames(item.uuid);
  const refObject = useRef(false);
  const isWhole = lines.done && proceedings.isSettled;
  usePage({ title: shownTitle(item.title), crumbs: null });
  useEffect(() => {
    if (!atOnce || !isWhole || refObject.current) return;
    refObject.current = true;
    print();
  }, [atOnce, isWhole]);
  return (
    <>
      <PrintBar item={item} lines={lines} onPrint={print} />
      <PrintSheet
        item={item}
        summary={summary}
        keys={keys}
        proceedings={proceedings.printed}
        facts={itemFacts(t, item)}
        lines={lines}
        nameOf={nameOf}
        wordsTitle={item.kind === 'video' ? t('section.transcript') : transcriptTitle(t, item)}
      />
    </>
  );
}

/** An item as it goes on paper; with `print=1` the browser's dialog opens once every line is there. */
export function PrintPage() {
  const { t } = useTranslation();
  const { id } = useParams({ from: '/print/$id' });
  const { print } = useSearch({ from: '/print/$id' });
  const query = useItem(id);
  if (query.data) return <LoadedPage item={query.data.item} atOnce={print === '1'} />;
  if (query.isPending)
    return (
      <div className={classes['column']}>
        <ItemSkeleton kind="episode" />
      </div>
    );
  const { status, message } = failureOf(query.error);
  return (
    <div className={classes['column']}>
      <StatePanel
        level={1}
        tone="error"
        title={t(status === 404 ? 'notFound.title' : 'item.errorOther')}
        action={<Button onClick={() => void query.refetch()}>{t('item.reload')}</Button>}
      >
        {message ? <p>{message}</p> : null}
      </StatePanel>
    </div>
  );
}
