import {
  buildChapter,
  buildChapterSentence,
  buildCitedText,
  buildHighlight,
  buildSummary,
} from '@ecco/factories/answers';
import { expect, test } from 'vitest';
import { isSummarizedIn, withoutRepeats } from './without-repeats.ts';

const one = buildChapterSentence('The board sold its forest to pay for the new roof.', [1]);
const two = buildChapterSentence('Fees fell by a third after the mandate moved in house.', [2]);
const three = buildChapterSentence('The actuary wants a lower rate by spring.', [3]);

test('a sentence stands where it is read first, and nowhere after', () => {
  const summary = buildSummary({
    analysis: { one_liner: one, tldr: { items: [one, two] }, key_topics: [] },
    overview: { key_insights: [two, three], why_it_matters: [three] },
    items: [
      buildChapter(0, { summary: [three], takeaways: [one, buildChapterSentence('Roof first.', [4])] }),
    ],
    highlights: [buildHighlight(5, { text: two.text }), buildHighlight(6, { text: 'We like roofs.' })],
  });
  const { analysis, overview, items, highlights } = withoutRepeats(summary);
  expect(analysis?.one_liner).toEqual(one);
  expect(analysis?.tldr.items).toEqual([two]);
  expect(overview).toEqual({ key_insights: [three], why_it_matters: [] });
  expect(items).toMatchObject([{ title: 'Chapter 0', summary: [], takeaways: [{ text: 'Roof first.' }] }]);
  expect(highlights.map(({ text }) => text)).toEqual(['We like roofs.']);
});

test('a part of a sentence, or the same with other signs, is the same; short words are not', () => {
  const summary = buildSummary({
    analysis: { one_liner: one, tldr: { items: [] }, key_topics: [] },
    overview: {
      key_insights: [
        buildCitedText('“The board sold its forest to pay for the new roof”', [1]),
        buildCitedText('The board sold its forest', [1]),
        buildCitedText('The board', [1]),
      ],
      why_it_matters: [],
    },
  });
  expect(withoutRepeats(summary).overview?.key_insights.map(({ text }) => text)).toEqual(['The board']);
});

test('what says everything once stays as it is', () => {
  const summary = buildSummary();
  expect(withoutRepeats(summary)).toEqual(summary);
});

test('a decision is told by the list of decisions, where there is one, and by no sentence beside', () => {
  const decided = (text: string) => ({ ...buildCitedText(text, [1]), verbatim: false });
  const sentences = [
    decided('Commitment approved: $175 million to the fund, 6–2. Moved by Ortiz.'),
    decided('Approved unanimously: Actuarial audit.'),
    decided('Mix C rejected, 2–4.'),
    { ...decided('Approved: “as the clerk read it.”'), verbatim: true },
    decided('The commitment approved in May was paid by a third.'),
  ];
  const one_liner = decided('Rejected, 4–4: Sell the forest. Moved by Hale.');
  const summary = buildSummary({
    analysis: { one_liner, tldr: { items: sentences }, key_topics: [] },
    overview: null,
  });
  const { analysis } = withoutRepeats(summary, { listsDecisions: true });
  expect(analysis?.tldr.items).toEqual(sentences.slice(3));
  expect(analysis?.one_liner).toBeNull();
  expect(withoutRepeats(summary).analysis).toEqual(summary.analysis);
});

test('what stands below a summary knows what it has told', () => {
  const isTold = isSummarizedIn(
    buildSummary({
      analysis: { one_liner: one, tldr: { items: [] }, key_topics: [] },
      overview: null,
      items: [buildChapter(0, { summary: [two], takeaways: [] })],
    }),
  );
  expect([one, two, three].map(({ text }) => isTold(text))).toEqual([true, true, false]);
});
