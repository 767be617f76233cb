import type { CitedText, Summary, SummaryItem } from '@ecco/contract';

const spokenText = (sentences: readonly CitedText[]): string => sentences.map(({ text }) => text).join(' ');

/** The words of a card, as they are read aloud. */
export const overviewText = ({ overview }: Summary): string =>
  spokenText([...(overview?.key_insights ?? []), ...(overview?.why_it_matters ?? [])]);

export const chapterText = ({ title, summary }: SummaryItem): string =>
  [`${title}.`, spokenText(summary)].join(' ');
