import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../testing/source.fixture.ts';
import { answerQuestion } from '../answer-question.ts';

const call = sourceOf(
  [
    'Thank you for joining the Larchmont fourth quarter call. We ask each of you one question so that everyone has a chance to take part.',
    'Revenue came in below our guidance. The whole shortfall is due to fewer deliveries of our ships.',
    'For the full year we received total dividends of $947 million from Birch and Hazel.',
    'In December Alder paid us a dividend of $199 million out of the sale of its notes.',
    'Notable expenses were those for the opening of 14 stores since the second quarter of last year.',
    'Hazel added contracts worth over $9 billion, or seven times Hazel’s annual revenues.',
    'Two years back we decided to give each release its own notes.',
  ],
  { kind: 'earnings', title: 'Larchmont: fourth quarter 2025 earnings call' },
);
const ask = (query: string) => answerQuestion({ query, sources: [call] });
const leadOf = (query: string): string | null => ask(query).sentences[0]?.lead ?? null;

describe('what has the form of an answer and tells another thing', () => {
  it('is no cause of what is asked, where it is the cause of something else', () => {
    const { sentences } = ask("Why was Larchmont's revenue below its guidance?");
    expect(sentences.map(({ text }) => text).join(' ')).not.toContain('so that everyone');
  });

  it('is no sum from whom a question names, where it came from others', () => {
    expect(leadOf('How much dividend did Larchmont receive from Alder?')).toBe('$199 million');
  });

  it('is no count of what will be, where it was', () => {
    expect(leadOf('How many stores will Larchmont open?')).toBeNull();
  });

  it('is no measure of whose it is not', () => {
    expect(leadOf("What was Larchmont's revenue in 2025?")).toBeNull();
  });

  it('is no sum that is only taken off another', () => {
    const paper = sourceOf(
      ['Income of closed units in 2025 (net of income taxes of $47 million) was $101 million.'],
      { kind: 'document', title: 'Larchmont: Form 10-K 2025' },
    );
    const query = 'How much did Larchmont pay in income taxes in 2025?';
    expect(answerQuestion({ query, sources: [paper] }).sentences[0]?.lead ?? null).toBeNull();
  });

  it('is not how often, where it is how long ago', () => {
    expect(leadOf('How often does Larchmont give a release?')).toBeNull();
  });

  it('names nobody of whom there are none', () => {
    const minutes = sourceOf(
      [
        'We have received apologies from Ana Varga and Bo Lund; there are no substitutions.',
        'Apologies came from Bo Lund, and I welcome Mara Tillow, who is substituting for Bo this morning.',
      ],
      { kind: 'meeting', title: 'Alder committee' },
    );
    const { sentences } = answerQuestion({ query: 'Who substituted for Bo Lund?', sources: [minutes] });
    expect(sentences.map(({ text }) => text).join(' ')).not.toContain('no substitutions');
  });
});
