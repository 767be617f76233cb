import { anyMonth } from '../../words/calendar.ts';
import type { Needs } from '../question/needs.ts';
import type { QuestionReading } from '../question/question-reading.type.ts';
import type { Span } from '../question/span.type.ts';
import { kinOf } from '../terms/kin.lexicon.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import type { Lead } from './lead.type.ts';
import { anchorsIn, nearestTo } from './nearest.ts';

const year = String.raw`(?:19|20)\d\d`;
const ordinal =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|twenty-(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|thirtieth|thirty-first)';
const day = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?|${ordinal})`;
const weekday = '(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)';
const season = '(?:week|month|quarter|year|spring|summer|fall|autumn|winter|meeting)';
const patterns = [
  String.raw`(?:(?:the )?(?:beginning|middle|end|start) of |${weekday}, )?(?:early |mid-|late )?${anyMonth}(?: the)?(?: ${day}(?!\d))?(?:,? ${year})?`,
  `(?:the )?${day}(?: of)? ${anyMonth}(?:,? ${year})?`,
  `(?:the )?(?:first|second|third|fourth) (?:quarter|half)(?: of (?:${year}|(?:this|next|last) year))?`,
  `Q[1-4](?: ${year})?`,
  `(?:next|this|last|the following|the next) (?:${season}|${weekday})`,
  `(?:the )?(?:beginning|middle|end|start) of (?:the|this|next) (?:month|quarter|year)`,
  `(?:the )?(?:beginning|middle|end|start) of ${year}`,
  `(?<=\\b(?:in|by|since|until|of|from|before|after|for) )${year}`,
  weekday,
  'tomorrow|yesterday',
];
const dates = new RegExp(String.raw`(?<![\p{L}\d])(?:${patterns.join('|')})(?![\p{L}\d])`, 'gu');

/** "May" and "March" are months where a day, a year or a word of time stands beside them. */
const verbMonth = /^(?:May|March)$/u;
const beforeMonth = /\b(?:in|by|since|until|of|from|before|after|for|last|next|this|during|to) $/iu;

function datesIn(text: string): (Span & { text: string })[] {
  return [...text.matchAll(dates)]
    .map((match) => ({ text: match[0], start: match.index, end: match.index + match[0].length }))
    .filter(
      (one) =>
        !verbMonth.test(one.text) || beforeMonth.test(text.slice(Math.max(0, one.start - 8), one.start)),
    );
}

const keyOf = (date: string): string =>
  date
    .toLowerCase()
    .replaceAll(/\b(?:the|of)\b|(?<=\d)(?:st|nd|rd|th)|[^\p{L}\d ]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** What happens to a thing on a day: where a question has one of these, the day is that of it and of nothing beside it. */
const happening = new Set(
  searchTermsOf(
    'close complete due begin start end expire expiration open launch issue release publish retire leave resign effect effective mature vest',
  ),
);

/** Stems by which what happens is told, where a question asks when: "expected to close", "until completion". */
export function eventStems({ head, things }: Pick<Needs, 'head' | 'things'>): string[] {
  const said = [...things.keys()].filter((stem) => happening.has(stem));
  return [...new Set((said.length > 0 ? said : head).flatMap((stem) => [...kinOf(stem)]))];
}

/** Whether a text names a day, a month or a time of a year. */
export const tellsDay = (text: string): boolean => datesIn(text).length > 0;

/**
 * The day, month or year of a sentence that a question asks for: of several the one nearest to what happens, else to the words
 * of the question.
 */
export function dateLead(
  { question, needs }: Pick<QuestionReading, 'question' | 'needs'>,
  text: string,
): Lead | null {
  const known = new Set(datesIn(question).map((one) => keyOf(one.text)));
  const found = datesIn(text).filter((one) => !known.has(keyOf(one.text)));
  const events = anchorsIn(text, eventStems(needs));
  const one = nearestTo(found, events.length > 0 ? events : anchorsIn(text, needs.things.keys()));
  return one === null ? null : { text: one.text, key: keyOf(one.text), period: null };
}
