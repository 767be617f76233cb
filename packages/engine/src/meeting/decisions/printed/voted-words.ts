import type { NamedBallot } from '@ecco/domain';
import { type Run, runText } from '../../talk/turn.ts';
import { onlyNames } from './name-list.ts';

/** A member of whom a sentence says how he or she voted. */
type MemberVote = { name: string; ballot: NamedBallot['ballot']; run: Run };
/** Those of a statement; `isWhole`: nobody is said to have voted whose name was not understood; `unnamed`: one in the chair did, without a name. */
type VotedWords = { voted: MemberVote[]; isWhole: boolean; unnamed: Run | null };

const helped = String.raw`(?:(?:was|were|is|are|being|had|has|have)\s)?`;
const verbs: readonly (readonly [MemberVote['ballot'], string])[] = [
  ['not_voting', `${helped}(?:not voting|did not vote)`],
  [
    'no',
    `${helped}(?:(?:vot(?:ed|ing|es?)|cast(?:ing)?)(?: an?| their| the)? (?:["'“‘](?:no|nay)["'”’]|no|nay|against|in opposition|in the negative|opposed)(?: votes?)?|dissent(?:ing|ed|s)?|oppos(?:ed|ing)|in opposition)`,
  ],
  [
    'yes',
    `${helped}(?:vot(?:ed|ing|es?)|cast(?:ing)?)(?: an?| their)? (?:["'“‘](?:aye|yes|yea)["'”’]|aye|yes|yea|in favou?r|for|in the affirmative)(?: votes?)?`,
  ],
  ['abstain', `${helped}(?:vot(?:ed|ing) to abstain|abstain(?:ed|ing|s))`],
  ['recused', `${helped}recus(?:ed|ing|es)(?: (?:him|her|them)sel(?:f|ves))?`],
  ['absent', `${helped}(?:absent|excused)`],
];
const verb = new RegExp(
  String.raw`(?<=[\p{L}\p{N}.)](?:,? who)?,?\s)(?:${verbs.map(([, pattern]) => `(${pattern})`).join('|')})(?![\p{L}'-])(?:(?<=vot\p{L}{0,3} [^.;]{1,24})|(?=\s{0,2}(?:$|[.;,)]|and\b|with\b|while\b|from (?:the )?(?:vot|meeting)|(?:to )?the motion|because\b|due to\b|owing to\b|citing\b)))`,
  'giu',
);
/** Where the names before a verb may begin. */
const opening = /^|[.;:(–—]\s?|\b(?:with|while|except|but)\s|\d,?\s|,\s(?:and\s)?/giu;
const lead = /^[\s,;.:]{0,3}(?:(?:and|while|with|but)\s){0,2}/iu;
const relative = /,?\s(?:who)?\s{0,2}(?:\s?(?:all|each|both)\s{0,2})?$/iu;
/** So many characters before a verb its names stand at most. */
const reach = 240;
/** Votes are said of names; of the others nobody is named. */
const saysVote = /\bvot|dissent|oppos/iu;
const endsInName = /(?:^|\s)\p{Lu}\p{Ll}{2,30}(?:\s\([^()]{1,60}\))?$/u;
const isBody =
  /\b(?:Board|Committee|Council|Commission|Trustees|Members|Commissioners|Directors|Fund|System|County|City|Authority|Trust|Staff)$/u;

const endsInChair =
  /\b(?:the|madam|mister|mr\.) (?:presiding officer|(?:board |committee )?(?:chair(?:man|woman|person)?|president|mayor))$/iu;

/** "Trustees Vale and Ash voted no. Reed was absent and Linden abstained.": who is said to have voted how. */
export function votedIn(run: Run): VotedWords {
  const text = runText(run);
  const voted: MemberVote[] = [];
  let [isWhole, from] = [true, 0];
  let unnamed: Run | null = null;
  for (const match of text.matchAll(verb)) {
    const [said] = match;
    const at = verbs.findIndex((_, index) => match[index + 1] !== undefined);
    const ballot = verbs[at]?.[0];
    const start = Math.max(from, match.index - reach);
    const before = text.slice(start, match.index).replace(relative, '');
    const names = namesAtEnd(before);
    from = match.index + said.length;
    if (ballot === undefined) continue;
    if (names === null && endsInChair.test(before)) unnamed = { ...run, start: run.start + match.index };
    else if (names === null)
      isWhole &&= !(saysVote.test(said) && endsInName.test(before) && !isBody.test(before));
    for (const { name, start: place, end } of names ?? [])
      voted.push({
        name,
        ballot,
        run: { ...run, start: run.start + start + place, end: run.start + start + end },
      });
  }
  return { voted, isWhole, unnamed };
}

const inList = /\p{Lu}\p{Ll}{2,30}(?:\s\([^()]{1,60}\))?,\s(?:and\s)?$/u;

/** The names with which a text ends, from where a clause begins: as many as belong together. */
function namesAtEnd(before: string) {
  const skip = lead.exec(before)?.[0].length ?? 0;
  const starts = new Set([
    skip,
    ...[...before.matchAll(opening)].map(({ 0: mark, index }) => index + mark.length),
  ]);
  for (const start of [...starts].sort((a, b) => a - b)) {
    const names = onlyNames(before.slice(start));
    // A list of which the first names were not understood is not told without them.
    if (names !== null && inList.test(before.slice(0, start))) return null;
    if (names !== null)
      return names.map((one) => ({ ...one, start: one.start + start, end: one.end + start }));
  }
  return null;
}
