import { type Item, pathOf, type Summary } from '@ecco/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDate } from '../../format/date.ts';
import { shownTitle } from '../../format/text.ts';
import { MetaLine } from '../../ui/text/meta-line.tsx';
import type { AllLines } from './api/all-lines.api.ts';
import classes from './print.module.css';
import { PrintedLines } from './printed-lines.tsx';
import { PrintedSummary } from './printed-summary.tsx';

type Props = {
  item: Item;
  summary: Summary | null;
  facts: readonly { key: string; node: ReactNode }[];
  lines: AllLines;
  nameOf: (speaker: string | null) => string | null;
  /** What the words of the item are called. */
  wordsTitle: string;
};

const isWebAddress = (address: string | null): address is string =>
  address !== null && /^https?:\/\//.test(address);

/** An item as it goes on paper: what it is, its summary, and every line. */
export function PrintSheet({ item, summary, facts, lines, nameOf, wordsTitle }: Props) {
  const { t } = useTranslation();
  const address = `${location.origin}${pathOf(item)}`;
  const today = new Date().toISOString();
  return (
    <article className={`${classes['sheet']} as-printed`}>
      <header>
        <h1>{shownTitle(item.title) || t('library.untitled')}</h1>
        <MetaLine parts={facts} />
        {isWebAddress(item.source_url) ? (
          <p className={classes['quiet']}>{t('printing.source', { address: item.source_url })}</p>
        ) : null}
      </header>
      {summary ? <PrintedSummary summary={summary} nameOf={nameOf} /> : null}
      {item.content_total > 0 ? (
        <section className={classes['words']}>
          <h2>{wordsTitle}</h2>
          {lines.runs.map((run, at) => (
            <PrintedLines
              key={run[0]?.id ?? at}
              lines={run}
              before={lines.runs[at - 1]?.at(-1)}
              nameOf={nameOf}
            />
          ))}
        </section>
      ) : null}
      <footer className={classes['quiet']}>
        {summary ? <p>{t('item.madeBy', { engine: summary.made_by })}</p> : null}
        <p>{t('printing.made', { address, date: shortDate(today) ?? today })}</p>
      </footer>
    </article>
  );
}
