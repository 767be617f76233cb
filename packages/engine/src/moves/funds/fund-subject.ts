import { lexicon } from '../../lexicon/lexicon.ts';
import type { Fund, FundAt } from './fund-names.ts';

/** Who a clause is about, of those that the talk is of. `fund` is null where it is not known which one. */
export type Subject = {
  fund: Fund | null;
  start: number;
  end: number;
  by: 'name' | 'body' | 'self' | 'pronoun' | 'staff' | 'talk' | 'speaker';
};

/** Whether it is only said of whom: whoever says "we" or "it" may mean anything. */
export const isSaid = ({ by }: Subject): boolean => by === 'self' || by === 'pronoun';

const bodies = lexicon({
  phrases: String.raw`
(the|its|our|my|his|her|their|a|that|this|s) ((split|divided|full|trustee|whole|state|city|county|pension|retirement|investment|nine-member|[$€£]?\d\S{0,14}|million|billion|largest|public|local) ){0,4}(board|trustees|commissioners|fund|system|endowment|foundation|committee|council|regents|plan|pool|trust|association|allocator)(?!['’-])(?! (officials?|managers?|spokes\w+|staff|meetings?|members?|documents?|polic\w+|room|packet|room|lawyer|counsel|chair\w*|president))  + The $5 billion fund sold it.  - The dog sold it.
(trustees|commissioners|regents)(?!['’-])  + Trustees sold it.  - It sold.
`,
});
const advisers =
  /\b(?:[Ii]nvestment [Ss]taff|[Ss]taff|[Cc]onsultants?|CIO|[Cc]hief [Ii]nvestment [Oo]fficer)(?![\p{L}'’-])/gu;
const self = /\b(?:[Ww]e|[Ww]e['’](?:ve|ll|re))(?![\p{L}'’])/gu;
const pronoun = /\b(?:[Ii]t|[Tt]hey)(?![\p{L}'’])/gu;
/** Others, between whom and the verb nobody else acts. */
const breaks = lexicon({
  words:
    'who that which whose where when while because since after before until he she i you it they we whom managers? clients? peers consultants? staff adviser advisor said says told asked whether than versus',
  phrases: String.raw`
~[.;:?!"”“—]~  + One. Two  - One
`,
});
/** A stop that ends nothing. */
const abbreviated = /\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Mr|Ms|Dr|U\.S|St)\./gu;

/** Words from somebody to what they do: none where somebody else, or another clause, stands between. */
function isOwn(gap: string): boolean {
  const plain = gap
    .replaceAll(abbreviated, 'x')
    .replaceAll(/,[^,]{1,90},/gu, ' ')
    .replace(/^['’]s?\s/u, 'x');
  const words = plain.trim().split(/\s+/u).filter(Boolean);
  const most = /\band (?:then |also )?$/u.test(plain) ? 25 : 7;
  return words.length <= most && !breaks.test(plain) && !/\s\p{Lu}\p{L}+\s\p{Lu}/u.test(plain);
}

type Scene = {
  named: readonly FundAt[];
  /** Whose the talk is, for who is only called the board, or speaks of itself. */
  current: Fund | null;
  /** Whom "we" means; undefined where nobody of a fund speaks. */
  speaker: Fund | null | undefined;
  /** Whom the sentence before was about, for "it" and "they". */
  before: Subject | null;
};

/** "The state system", where the talk is of a county's. */
function isOfAnother(body: string, fund: Fund | null): boolean {
  const level = /\b(?:state|county|city)\b/iu.exec(body)?.[0].toLowerCase();
  return level !== undefined && fund !== null && !fund.name.toLowerCase().includes(level);
}

/** All that a sentence may be about, in order. */
export function subjectsIn(text: string, { named, current, speaker, before }: Scene): Subject[] {
  const names = named
    .filter(({ end }) => !/^['’]s?\s/u.test(text.slice(end)))
    .map(({ fund, start, end }): Subject => ({ fund, start, end, by: 'name' }));
  const subjects = bodies.findAll(text).flatMap(({ text: all, index }): Subject[] => {
    // "The Alder Board of Trustees": its last word is that board, and no other.
    if (named.some(({ start, end }) => start <= index && index + all.length <= end)) return [];
    const owner = named.findLast(({ end }) => end <= index + 1 && index - end <= 2);
    const fund = owner?.fund ?? current;
    return isOfAnother(all, fund) ? [] : [{ fund, start: index, end: index + all.length, by: 'body' }];
  });
  const own =
    speaker === undefined
      ? []
      : [...text.matchAll(self)].map(
          ({ 0: all, index }): Subject => ({
            fund: speaker,
            start: index,
            end: index + all.length,
            by: 'self',
          }),
        );
  const staff = [...text.matchAll(advisers)].map(
    ({ 0: all, index }): Subject => ({ fund: current, start: index, end: index + all.length, by: 'staff' }),
  );
  const direct = [...names, ...subjects, ...own, ...staff].toSorted((a, b) => a.start - b.start);
  const pronouns = [...text.matchAll(pronoun)].flatMap(({ 0: all, index }): Subject[] => {
    const meant = direct.findLast(({ end, by }) => end < index && by !== 'staff') ?? before;
    return meant === null ? [] : [{ fund: meant.fund, start: index, end: index + all.length, by: 'pronoun' }];
  });
  return [...direct, ...pronouns].toSorted((a, b) => a.start - b.start);
}

/** Who does what stands at a place of a sentence; null where it is not one of these. */
export function subjectAt(text: string, at: number, subjects: readonly Subject[]): Subject | null {
  const [last] = subjects.filter(({ end, by }) => end <= at && by !== 'talk' && by !== 'speaker').slice(-1);
  return last !== undefined && isOwn(text.slice(last.end, at)) ? last : null;
}
