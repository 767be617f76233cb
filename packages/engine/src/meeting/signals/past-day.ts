import type { Signal } from '@ecco/domain';
import { anyMonth } from '../../words/calendar.ts';
import { readDates } from './dates.ts';
import { completedVerbs, runsFrom } from './past-day.lexicon.ts';
import { citedValue, wordsAt } from './words.ts';

/** "on September 21, 2010", "in March 2011", "in 2012": when something was done, with its year. */
const said = new RegExp(
  String.raw`\b(?:on|in|of|during)(?: the (?:month|year) of| early| late| mid-?)? ((?:${anyMonth} (?:\d{1,2}(?:st|nd|rd|th)?,? )?)?(?:19|20)\d\d)\b|^(?:on|in) ((?:${anyMonth} (?:\d{1,2},? )?)?(?:19|20)\d\d)\b`,
  'giu',
);
/** Characters in which a word stands that makes it another day: "effective on", "as of". */
const before = 24;

/**
 * A signal with the day that its own sentence tells, where a vote of this meeting does not: what a paper says of 2010 is
 * of 2010, whenever the paper is from. A month or a year stays in its words: no day is known then.
 */
export function withPastDay(signal: Signal): Signal {
  const { decided, sentence, stage } = signal;
  const isDone = stage?.value === 'approved' || stage?.value === 'completed' || stage?.value === 'rejected';
  if (decided !== null || !isDone || !completedVerbs.test(sentence.text)) return signal;
  const words = wordsAt(sentence.citations);
  for (const match of words.text.matchAll(said)) {
    const day = match[1] ?? match[2] ?? '';
    if (runsFrom.test(words.text.slice(Math.max(0, match.index - before), match.index))) continue;
    const [date] = readDates(day);
    return { ...signal, decided: citedValue(date?.value ?? day, { words, text: day }) };
  }
  return signal;
}
