import type { ThemeId } from '@ecco/domain';
import type { Lexicon } from '../lexicon/lexicon.ts';
import * as own from './theme.lexicon.ts';
import * as cue from './theme-cue.lexicon.ts';

/** More of the same says little more. */
const mostHits = 3;
const titled = /\b(?:Vice )?(?:Trustee|President|Chair(?:man|woman|person)?|Commissioner) (?=\p{Lu})/gu;
const nameWord = String.raw`\p{Lu}[\p{L}\p{N}.'’-]*`;
/** Words with capitals, two or more. */
const names = new RegExp(
  String.raw`(?<![\p{L}\p{N}.'’-])${nameWord}(?:,? (?:(?:of|and|&|for|the) )?${nameWord})+`,
  'gu',
);
/** What a body is called, to where such names end. Authorities are not among them: rules come from them. */
const body = /^.* (?:Board|System|Fund|Association|Corporation|Group|Partners|Trust)(?!\p{L})/u;
/** The same number of words that say nothing. */
const unsaid = (words: string): string => words.replaceAll(/\S+/gu, '_');
/** A vote, or whatever else is compared, and no margin of a business. */
const narrowly = /\bby (?:a|an|the) (?:\w+ ){0,2}(?:of )?margins?\b/giu;
/** What was invested in, of which a return is told: no deal is done. */
const returning =
  /\b(?:private (?:equity|credit|debt|markets)|venture(?: capital)?|buy-?outs?|secondaries|co-?investments?)(?: (?:portfolio|program|investments?|funds?))?(?= (?:returned|earned|gained|lost|made|trailed|beat|(?:was|is) (?:up|down)|ha[sd] an? (?:\w+ )?(?:IRR|multiple|return))\b)/giu;
const engagements = new RegExp(cue.engagements.source, 'giu');
/** What an engagement is counted as: money of the fund is given to others to look after. */
const engagement = 'mandate for _';
const boardAddressed = /\b(?:told|before|asked) the board\b/giu;
/** A sum; a million people or barrels is none. */
const money =
  /[$€£]\s?\d|\b(?:million|billion|trillion|thousand)\b(?! (?:(?!to|in|of|for|from|at|on|by|over|with|as|per|and|dollars|euros|pounds)[\p{L}\d]+ ){0,2}(?!dollars|euros|pounds)(?:people|\p{L}{2,}s)\b)/iu;
const percent = /\d\s?%|\bper ?cent\b|\bbasis points?\b/iu;
const fewWords = 12;

const hits = (words: Lexicon) => (sentence: string) => Math.min(mostHits, words.count(sentence));
const sign = (pattern: RegExp) => (sentence: string) => Number(pattern.test(sentence));

type Cue = { name: string; count: (sentence: string) => number };

/** Cues that speak for one theme. */
export const themeCues = [
  { name: 'fundraising', theme: 1, count: hits(own.fundraising) },
  { name: 'investorRelations', theme: 1, count: hits(own.investorRelations) },
  { name: 'capital', theme: 1, count: hits(cue.capital) },
  { name: 'performance', theme: 2, count: hits(own.performance) },
  { name: 'results', theme: 2, count: hits(own.results) },
  { name: 'accounts', theme: 2, count: hits(cue.accounts) },
  { name: 'comparison', theme: 2, count: hits(cue.comparison) },
  { name: 'deals', theme: 3, count: hits(own.deals) },
  { name: 'investing', theme: 3, count: hits(own.investing) },
  { name: 'undertakings', theme: 3, count: hits(cue.undertakings) },
  { name: 'operations', theme: 4, count: hits(own.operations) },
  { name: 'companies', theme: 4, count: hits(own.companies) },
  { name: 'works', theme: 4, count: hits(cue.works) },
  { name: 'economy', theme: 5, count: hits(own.economy) },
  { name: 'market', theme: 5, count: hits(own.market) },
  { name: 'climate', theme: 5, count: hits(cue.climate) },
  { name: 'regulation', theme: 6, count: hits(own.regulation) },
  { name: 'law', theme: 6, count: hits(own.law) },
  { name: 'rules', theme: 6, count: hits(cue.rules) },
  { name: 'appointments', theme: 7, count: hits(own.appointments) },
  { name: 'people', theme: 7, count: hits(own.people) },
  { name: 'staff', theme: 7, count: hits(cue.staff) },
] as const satisfies readonly (Cue & { theme: ThemeId })[];

/** Cues that speak for some themes and against others. */
export const commonCues = [
  { name: 'course', count: hits(cue.course) },
  { name: 'asides', count: hits(cue.asides) },
  { name: 'software', count: hits(cue.software) },
  { name: 'money', count: sign(money) },
  { name: 'percent', count: sign(percent) },
  { name: 'short', count: (sentence: string) => Number(sentence.split(/\s+/u).length < fewWords) },
] as const satisfies readonly Cue[];

/** How often each cue stands in a sentence, in the order of the lists. */
export type SeenCues = { theme: readonly number[]; common: readonly number[] };

/** Counts the cues of a sentence. A title before a name says nothing of who leads whom. */
export function seenCues(sentence: string): SeenCues {
  const plain = sentence
    .replace(names, (name) => name.replace(body, unsaid))
    .replace(narrowly, unsaid)
    .replace(returning, unsaid)
    .replace(engagements, engagement)
    .replace(titled, '')
    .replace(boardAddressed, '');
  return {
    theme: themeCues.map(({ count }) => count(plain)),
    common: commonCues.map(({ count }) => count(plain)),
  };
}
