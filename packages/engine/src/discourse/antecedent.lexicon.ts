import { lexicon } from '../lexicon/lexicon.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).filter(Boolean));

/** No pronoun stands for a time. */
export const times = setOf(
  `january february march april may june july august september october november december monday tuesday wednesday thursday friday
   saturday sunday year years quarter quarters month months week weeks day days today yesterday tomorrow morning time times half`,
);

/** More than one, without an ending that says so. */
export const plurals = setOf(
  'people children men women police media data criteria staff folks kids wives lives series both',
);

/** One body of many, of which one says "it" and "they". */
export const calledThey = lexicon({
  at: 'whole',
  words: `board boards committee company companies firm fund funds bank team group council government party agency department
    staff management industry union court public family association majority minority house senate city county state
    legislature district school university partnership organi[sz]ation data media everyone series half rest market couple class
    crowd audience`,
});

/** Somebody, by the ending or by the word. */
export const persons = lexicon({
  at: 'whole',
  words: `person people child father mother dad mom brother sister wife
    husband friend guy boss chair actuary retiree king queen president somebody someone everyone boy girl guest pastor doctor
    spouse widow clerk judge kid coach pilot nurse uncle aunt cousin colleague host individual`,
  phrases: String.raw`
\p{L}{2,}(er|or|ist|ee|ian|ant|ent|man|men|woman|women)s?  + adviser  - house
`,
});

/** Somebody of whom nobody says "it". */
export const neverIt = lexicon({
  at: 'whole',
  words: `trustee member officer teacher worker employee person man woman mother father friend boss guy guest minister doctor chairman
    chairwoman`,
});
