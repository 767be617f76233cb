import {
  buildAnswer,
  buildAnswerSentence,
  buildAnswerSource,
  buildCitation,
  buildSourcePlace,
} from '@ecco/factories/answers';
import { expect, test } from 'vitest';
import { answerHtml, answerMarkdown, answerText, type ExportWords } from './answer-export.ts';

const words: ExportWords = {
  sources: 'Sources',
  disagree: 'Sources disagree',
  placeOf: ({ start_timestamp }) => `at ${start_timestamp}`,
  origin: 'https://ecco.example',
  kept: [],
};
const href = (line: number) =>
  `https://ecco.example/ep/fees?content_id=${line}&segment=segment-${line}&timestamp=${line * 5}`;

const answer = buildAnswer({
  items: [
    buildAnswerSentence(3, { text: 'Fees fell.', citations: [buildCitation(3), buildCitation(5)] }),
    buildAnswerSentence(4, { text: 'They did not', verbatim: true, speaker: null, date: null, claim: 4 }),
  ],
  claims: [
    { claim: 3, stance: 'differ', differs_from: [4] },
    { claim: 4, stance: 'differ', differs_from: [3] },
  ],
  sources: [buildAnswerSource({ source_items: [buildSourcePlace(3), buildSourcePlace(9)] })],
});

test('as text every place that is cited stands under its source', () => {
  expect(answerText(answer, words)).toBe(
    [
      'Why did the fees fall?',
      'Sources disagree',
      'Ines Varga, chief investment officer (Mar 4, 2026): Fees fell. [1] [1]',
      '“They did not” [1]',
      'Sources',
      [
        '[1] Why fees fell, Allocator Hours, Mar 4, 2026',
        `    at 15 ${href(3)}`,
        `    at 25 ${href(5)}`,
        `    at 20 ${href(4)}`,
      ].join('\n'),
    ].join('\n\n'),
  );
});

test('as Markdown marks are links, and words of a source are no markup', () => {
  const hostile = buildAnswer({
    query: 'What is *it*?',
    items: [buildAnswerSentence(3, { text: 'A [link](x) <b>', speaker: null, date: null })],
  });
  expect(answerMarkdown(hostile, words)).toBe(
    [
      '## What is \\*it\\*?',
      `A \\[link\\](x) \\<b\\> [\\[1\\]](${href(3)})`,
      '### Sources',
      `1. Why fees fell, Allocator Hours, Mar 4, 2026: [at 15](${href(3)})`,
    ].join('\n\n'),
  );
});

test('as HTML too', () => {
  const hostile = buildAnswer({
    query: '<script>',
    items: [buildAnswerSentence(3, { text: 'Fees & "costs"', speaker: null, date: null })],
  });
  const link = (text: string) => `<a href="${href(3).replaceAll('&', '&amp;')}">${text}</a>`;
  expect(answerHtml(hostile, words)).toBe(
    [
      '<h2>&lt;script&gt;</h2>',
      `<p>Fees &amp; &quot;costs&quot;<sup>${link('[1]')}</sup></p>`,
      '<h3>Sources</h3>',
      `<ol><li value="1">Why fees fell, Allocator Hours, Mar 4, 2026: ${link('at 15')}</li></ol>`,
    ].join('\n\n'),
  );
});
