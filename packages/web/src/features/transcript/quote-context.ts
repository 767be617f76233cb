import type { Segment } from '@ecco/contract';

/** Words as their source has them, and the sentences of the same speaker right before and after. */
type QuoteContext = { before: string; quote: string; after: string };

type Line = Pick<Segment, 'text' | 'speaker_label'>;
type LineContext = { line: Line; previous?: Line | undefined; next?: Line | undefined };

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

const quoteSentences = (text: string): string[] =>
  [...sentences.segment(text)].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '');

/** The text of another line, where the same person goes on in it. */
const ofSameSpeaker = (line: Line, other: Line | undefined): string =>
  other && other.speaker_label === line.speaker_label ? other.text : '';

/** Where a quote stands in its line; a quote that is found nowhere in it stands alone. */
export function contextOf(quote: string, { line, previous, next }: LineContext): QuoteContext {
  const at = line.text.indexOf(quote);
  if (at < 0) return { before: '', quote, after: '' };
  const before = quoteSentences(line.text.slice(0, at)).at(-1);
  const after = quoteSentences(line.text.slice(at + quote.length))[0];
  return {
    before: before ?? quoteSentences(ofSameSpeaker(line, previous)).at(-1) ?? '',
    quote,
    after: after ?? quoteSentences(ofSameSpeaker(line, next))[0] ?? '',
  };
}
