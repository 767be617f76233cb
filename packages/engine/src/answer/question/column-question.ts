// The column of a table that a question asks for, by the time over it.
import { type PeriodMention, readPeriod } from './period-mention.ts';

export type ColumnQuestion = {
  /** "Three months ended December 31, 2022", as one key. */
  months: string | null;
  period: PeriodMention | null;
  isFiscal: boolean;
};

/** "The three months ended December 31, 2022", as questions and columns say it. */
const monthsEnded = /\b(three|six|nine) months ended (\p{L}+) (\d{1,2}),? (\d{4})\b/iu;
export const keyOfMonths = (text: string): string | null =>
  monthsEnded.exec(text)?.slice(1).join(' ').toLowerCase() ?? null;

/** Of two times between which a question asks for a change the later one: its row tells the other beside it. */
const laterOf = (question: string): string =>
  question.replace(
    /\b(?:from|between) (?:(?:the )?(?:fiscal|calendar|fy) ?(?:years? )?)?(?:19|20)\d\d (?:to|and) (?=(?:(?:fiscal|calendar|fy) ?(?:year )?)?(?:19|20)\d\d)/iu,
    'in ',
  );

/** What stands at the end of a year is under it: "year end FY2017". */
const plainTime = (question: string): string =>
  laterOf(question).replace(/\byear[- ]end (?=(?:(?:fiscal|fy) ?(?:year )?)?(?:19|20)\d\d)/iu, '');

export function readColumn(question: string): ColumnQuestion {
  const text = plainTime(question);
  return { months: keyOfMonths(text), period: readPeriod(text), isFiscal: /\bfiscal\b|\bfy\b/iu.test(text) };
}
