import { type Citation, type CitedText, placeHref, type Summary } from '@ecco/contract';
import type { JSONContent } from '@tiptap/react';
import type { TFunction } from 'i18next';
import { onePerPlace } from '../../../ui/citation/numbering.ts';
import { placeLabel, placeOf } from '../../../ui/citation/place.ts';

type CitationPlace = Pick<
  Citation,
  'item' | 'segment_id' | 'content_id' | 'start_timestamp' | 'about_timestamp' | 'page_number'
>;

/** A citation as a part of a document. */
export const citeOf = (t: TFunction, cited: CitationPlace): JSONContent => ({
  type: 'cite',
  attrs: {
    segment: cited.segment_id,
    href: placeHref(cited),
    label: placeLabel(t, placeOf(cited)),
  },
});

const plain = (words: string): JSONContent[] => (words === '' ? [] : [{ type: 'text', text: words }]);
const heading = (level: 2 | 3, words: string): JSONContent => ({
  type: 'heading',
  attrs: { level },
  content: plain(words),
});

type Titles = { insights: string; why: string };

/** What a new analysis begins with: the summary, to be rewritten, each sentence with the places that it rests on. */
export function draftOfSummary(
  { analysis, overview, items }: Summary,
  titles: Titles,
  t: TFunction,
): JSONContent {
  const sentence = ({ text, citations }: CitedText): JSONContent[] => [
    ...plain(citations.length === 0 ? text : `${text} `),
    ...onePerPlace(citations).flatMap((citation, at) => [
      ...(at === 0 ? [] : plain(' ')),
      citeOf(t, citation),
    ]),
  ];
  const paragraph = (sentences: readonly CitedText[]): JSONContent => ({
    type: 'paragraph',
    content: sentences.flatMap((one, at) => [...(at === 0 ? [] : plain(' ')), ...sentence(one)]),
  });
  const list = (sentences: readonly CitedText[]): JSONContent[] =>
    sentences.length === 0
      ? []
      : [
          {
            type: 'bulletList',
            content: sentences.map((one) => ({ type: 'listItem', content: [paragraph([one])] })),
          },
        ];
  const insights = overview?.key_insights ?? [];
  const why = overview?.why_it_matters ?? [];
  return {
    type: 'doc',
    content: [
      paragraph(analysis?.one_liner ? [analysis.one_liner] : []),
      ...(insights.length > 0 ? [heading(2, titles.insights), ...list(insights)] : []),
      ...(why.length > 0 ? [heading(2, titles.why), paragraph(why)] : []),
      ...items.flatMap((item) => [heading(3, item.title), paragraph(item.summary), ...list(item.takeaways)]),
    ],
  };
}
