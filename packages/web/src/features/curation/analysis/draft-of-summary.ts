import type { CitedText, Summary } from '@ecco/contract';
import type { JSONContent } from '@tiptap/react';

const text = (words: string): JSONContent[] => (words === '' ? [] : [{ type: 'text', text: words }]);
const paragraph = (words: string): JSONContent => ({ type: 'paragraph', content: text(words) });
const heading = (level: 2 | 3, words: string): JSONContent => ({
  type: 'heading',
  attrs: { level },
  content: text(words),
});
const wordsOf = (sentences: readonly CitedText[]): string =>
  sentences.map((sentence) => sentence.text).join(' ');
const list = (sentences: readonly CitedText[]): JSONContent[] =>
  sentences.length === 0
    ? []
    : [
        {
          type: 'bulletList',
          content: sentences.map((sentence) => ({ type: 'listItem', content: [paragraph(sentence.text)] })),
        },
      ];

type Titles = { insights: string; why: string };

/** What a new analysis begins with: the summary, to be rewritten. */
export function draftOfSummary({ analysis, overview, items }: Summary, titles: Titles): JSONContent {
  const insights = overview?.key_insights ?? [];
  const why = overview?.why_it_matters ?? [];
  return {
    type: 'doc',
    content: [
      paragraph(analysis?.one_liner?.text ?? ''),
      ...(insights.length > 0 ? [heading(2, titles.insights), ...list(insights)] : []),
      ...(why.length > 0 ? [heading(2, titles.why), paragraph(wordsOf(why))] : []),
      ...items.flatMap((item) => [
        heading(3, item.title),
        paragraph(wordsOf(item.summary)),
        ...list(item.takeaways),
      ]),
    ],
  };
}
