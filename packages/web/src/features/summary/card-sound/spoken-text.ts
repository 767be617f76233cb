import type { CitedText, Summary } from '@ecco/contract';
import type { ChapterCard } from '../carousel/summary-cards.ts';

const textOf = (sentences: readonly CitedText[]): string => sentences.map(({ text }) => text).join(' ');

/** The words of a card, as they are read aloud. */
export const overviewText = ({ overview }: Summary): string =>
  textOf([...(overview?.key_insights ?? []), ...(overview?.why_it_matters ?? [])]);

export const chapterText = ({ chapter }: ChapterCard): string =>
  [`${chapter.title}.`, textOf(chapter.summary)].join(' ');
