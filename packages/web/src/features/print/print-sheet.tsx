import { type Item, pathOf, type Segment, type Summary } from '@ecco/contract';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDate } from '../../format/date.ts';
import { shownTitle } from '../../format/text.ts';
import { placeOfLine, timeLabel } from '../../ui/citation/place.ts';
import { MetaLine } from '../../ui/text/meta-line.tsx';
import type { AllLines } from './api/all-lines.api.ts';
import classes from './print.module.css';
import { PrintedNameContext } from './printed-sentences.tsx';
import { type KeyLists, PrintedSummary } from './printed-summary.tsx';

type PrintedLinesProps = {
  lines: readonly Segment[];
  /** The line before the first, to know whether the speaker or the page changes. */
  before: Segment | undefined;
  nameOf: (speaker: string | null) => string | null;
};

/** A run of lines. Runs that are there already are not drawn again when another comes. */
const PrintedLines = memo(function PrintedLines({ lines, before, nameOf }: PrintedLinesProps) {
  const { t } = useTranslation();
  return (
    <div className={classes['run']}>
      {lines.map((line, at) => {
        const last = at === 0 ? before : lines[at - 1];
        const page = line.page_number !== last?.page_number ? line.page_number : null;
        const time = timeLabel(t, placeOfLine(line));
        const name = line.speaker_label === last?.speaker_label ? null : nameOf(line.speaker);
        return (
          <div key={line.id} className={classes['line']}>
            {page === null ? null : <h3>{t('transcript.page', { page })}</h3>}
            {time === null ? null : <time>{time}</time>}
            <p>
              {name === null ? null : <strong>{name}: </strong>}
              {line.text}
            </p>
          </div>
        );
      })}
    </div>
  );
});

type Props = {
  item: Item;
  summary: Summary | null;
  keys: KeyLists;
  /** What was decided; null of what is no meeting. */
  proceedings: ReactNode;
  facts: readonly { key: string; node: ReactNode }[];
  lines: AllLines;
  nameOf: (speaker: string | null) => string | null;
  /** What the words of the item are called. */
  wordsTitle: string;
};

const isWebAddress = (address: string | null): address is string =>
  address !== null && /^https?:\/\//.test(address);

/** An item as it goes on paper: what it is, its summary, and every line. */
export function PrintSheet(props: Props) {
  const { item, summary, keys, proceedings, facts, lines, nameOf, wordsTitle } = props;
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
      {summary ? (
        <PrintedNameContext value={nameOf}>
          <PrintedSummary summary={summary} keys={keys} proceedings={proceedings} nameOf={nameOf} />
        </PrintedNameContext>
      ) : (
        proceedings
      )}
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
