import type { AnswerSentence } from '@ecco/contract';
import { shortDate } from '../../format/date.ts';
import { shownSpeaker } from '../../format/speaker.ts';
import { cardTitle } from '../../format/text.ts';
import { MetaLine } from '../../ui/text/meta-line.tsx';

type Props = {
  sentence: AnswerSentence;
  /** Whether all that is told is of one item, whose name goes without saying. */
  isInside: boolean;
};

/** Who says a sentence, where, and when. */
export function Byline({ sentence: { speaker, date, citations }, isInside }: Props) {
  const name = shownSpeaker(speaker?.name ?? null);
  const who = name === null ? null : [name, speaker?.role].filter(Boolean).join(', ');
  const day = date === null ? null : shortDate(date);
  if (isInside && who === null) return null;
  return (
    <MetaLine
      parts={[
        { key: 'who', node: who && <strong>{who}</strong> },
        { key: 'source', node: isInside ? null : cardTitle(citations[0]?.item.title ?? '') },
        { key: 'date', node: isInside || day === null ? null : <time dateTime={date ?? ''}>{day}</time> },
      ]}
    />
  );
}
