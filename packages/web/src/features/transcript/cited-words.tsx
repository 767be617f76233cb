import type { Item } from '@ecco/contract';
import { Button } from '@mantine/core';
import { IconArrowRight, IconPlayerPlayFilled, IconQuote } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { clock } from '../../format/time.ts';
import { type CitedPlace, placeLabel } from '../../ui/citation/place.ts';
import { pageOfLine, useTranscriptPages } from './api/get-transcript.api.ts';
import classes from './cited-words.module.css';
import { contextOf } from './quote-context.ts';
import type { CopyQuote } from './quote-of-line.ts';

type Props = {
  item: Pick<Item, 'uuid' | 'content' | 'content_total'>;
  cited: CitedPlace;
  nameOf: (speaker: string | null) => string | null;
  /** Null where nothing can be heard. */
  onPlay: ((seconds: number) => void) | null;
  onCopy: CopyQuote;
  onGo: () => void;
};

/** The words that a citation leads to between those around them: who says them, to be heard, taken along and gone to. */
export function CitedWords({ item, cited, nameOf, onPlay, onCopy, onGo }: Props) {
  const { t } = useTranslation();
  const { line: at, seconds, until, quote } = cited;
  const source = { id: item.uuid, total: item.content_total, first: item.content };
  const requested = [at - 1, at, at + 1].filter((line) => line >= 0 && line < item.content_total);
  const { lineAt } = useTranscriptPages(source, [...new Set(requested.map(pageOfLine))]);
  const line = lineAt(at);
  const words = line
    ? contextOf(quote, { line, previous: lineAt(at - 1), next: lineAt(at + 1) })
    : { before: '', quote, after: '' };
  const speaker = nameOf(line?.speaker ?? null);
  const span = (from: number): string =>
    until && until > from ? `${clock(from)}–${clock(until)}` : clock(from);
  return (
    <>
      <p className={classes['who']}>
        {speaker === null ? null : <strong>{speaker}</strong>}
        <time>{placeLabel(t, cited)}</time>
      </p>
      <p className={classes['words']}>
        {words.before === '' ? null : <span>{words.before} </span>}
        <q>{words.quote}</q>
        {words.after === '' ? null : <span> {words.after}</span>}
      </p>
      <div className={classes['actions']}>
        {onPlay && seconds !== null ? (
          <Button
            size="compact-sm"
            leftSection={<IconPlayerPlayFilled size={12} aria-hidden="true" />}
            onClick={() => onPlay(seconds)}
          >
            {t('citation.play', { span: span(seconds) })}
          </Button>
        ) : null}
        {line ? (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconQuote size={14} stroke={1.6} aria-hidden="true" />}
            onClick={() => onCopy([{ speaker, text: quote }], line)}
          >
            {t('quote.copy')}
          </Button>
        ) : null}
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconArrowRight size={14} stroke={1.6} aria-hidden="true" />}
          onClick={onGo}
        >
          {t('chip.goTo', { place: placeLabel(t, cited) })}
        </Button>
      </div>
    </>
  );
}
