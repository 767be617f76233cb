// A sum that a sentence gives to another thing than is asked for: "income fell due to $2.7 million of payments" tells no income, and
// "pay it a termination fee of $2.2 million" no price.

import type { Source } from '../../ports/ports.ts';
import { periodsIn } from '../question/period-mention.ts';
import type { Span } from '../question/span.type.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import { anchorsIn } from './nearest.ts';
import { explains, ownSums } from './other-thing.lexicon.ts';

/** Characters beside a sum in which it is said what it is. */
const reach = 90;

/** What is asked for: where its noun stands, its words, and what is done where it is asked how much that was. */
type SumQuestion = {
  question: string;
  nouns: readonly Span[];
  stems: readonly string[];
  act: string | null;
  /** What the source is called. */
  owner: string;
};

/** Behind the words of which a sum is: "a reverse termination fee of approximately $2 million". */
const ofSum =
  / (?:equal to|amounting to|in the amount of|of) (?:(?:about|around|some|over|up to|approximately|roughly|nearly|almost) )?\p{Sc}?$/iu;
/** Where the thing ends that stands behind a sum: "a $2 million termination fee to its rival". */
const thingEnd = /[,;.]| (?:of|for|in|to|and|at|from|on|by|as|with|or|plus)\b/iu;
/** Words of such a thing, at most. */
const thingWords = 3;

/** Whether a sum is a penalty, a tax or a fee for leaving that a question does not name. */
function isOwnSum({ question }: SumQuestion, { start, end }: Span, text: string): boolean {
  const above = text.slice(Math.max(0, start - reach), start);
  const joint = ofSum.exec(above);
  const before = joint === null ? '' : above.slice(0, joint.index).split(' ').slice(-thingWords).join(' ');
  const [run = ''] = text.slice(end, end + reach).split(thingEnd);
  const behind = run.trim().split(' ').slice(0, thingWords).join(' ');
  return [before, behind].some((words) => ownSums.test(words)) && !ownSums.test(question);
}

/** "$16.9 billion of revenue and $11.1 billion of income": the second is not of what stands before it. */
const isOfNext = ({ nouns }: SumQuestion, { start, end }: Span, text: string): boolean =>
  /^ (?:million |billion )?of\b/iu.test(text.slice(end)) &&
  nouns.some((noun) => noun.end <= start && /^,? and $/u.test(text.slice(noun.end, start)));

/** Whether a sum only explains what stands before it. */
const isCause = ({ nouns }: SumQuestion, { start }: Span, text: string): boolean =>
  nouns.length > 0 &&
  nouns.every((noun) => {
    if (noun.end > start) return false;
    const between = text.slice(noun.end, start);
    const last = explains.findAll(between).at(-1);
    if (last === undefined) return false;
    const behind = between.slice(last.index + last.text.length);
    return !/\b(?:was|were|is|are|to|totaled|reached|came)\b|[,;]\s(?!and\b)/iu.test(behind);
  });

/** What is said "of" it, and how a noun is joined to its figure. */
const ofThing =
  /^ of (?!(?:the|its|our|their|his|her|which|this|that|these|those|a|an|all)\b)((?:[\p{L}-]+ ?){1,4})/iu;
const joined =
  /^[^,;]{0,60}\b(?:was|were|is|are|be|totaled|reached|reported|amounted|came|of|at|to|by|in)\b(?: \p{L}+){0,3} ?\p{Sc}?$|^:? ?\p{Sc}?$/u;

/** Whether a sum is said to be of something else: "with net income we paid back $3 million of notes". */
const isOfOther = ({ nouns, stems, act }: SumQuestion, { start, end }: Span, text: string): boolean => {
  const [, thing] = ofThing.exec(text.slice(end)) ?? [];
  if (thing === undefined || act !== null || nouns.length === 0 || anchorsIn(thing, stems).length > 0)
    return false;
  return !nouns.some((noun) => noun.end <= start && joined.test(text.slice(noun.end, start)));
};

/** "71 billion of that": a part of what was told before. */
const isOfThat = ({ end }: Span, text: string): boolean =>
  /^,? (?:out )?of (?:that|this|these|those|which|it|them)\b/iu.test(text.slice(end));

const ofName = /^ (?:of|from|for|at|in) (?:the |our )?(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,3})/u;

/** "Net sales of Orchard were $37 million": the measure of a part that a question does not name. */
const isOfNamedPart = ({ question, nouns, owner }: SumQuestion, { start }: Span, text: string): boolean =>
  nouns.length > 0 &&
  nouns.every((noun) => {
    const [, name] = (noun.end <= start && ofName.exec(text.slice(noun.end))) || [];
    if (name === undefined || periodsIn(name).length > 0) return false;
    const known = searchTermsOf(`${question} ${owner}`);
    return !searchTermsOf(name).some((stem) => known.includes(stem));
  });

/** "Net income of $3.0 billion": what stands right before a sum says which of several measures of one name it is. */
const ofKind =
  /\b(net|gross|operating|pre-?tax|comprehensive|interest|deferred|segment) \p{L}+ (?:of|was|were|totaled|reached) (?:about |approximately |some |nearly )?\p{Sc}?$/iu;

/** Whether a sum is of a measure of the same noun that is another: operating income is no net income. */
const isOfOtherKind = ({ question }: SumQuestion, { start }: Span, text: string): boolean => {
  const [, kind] = ofKind.exec(text.slice(Math.max(0, start - reach), start)) ?? [];
  return kind !== undefined && !searchTermsOf(kind).every((stem) => searchTermsOf(question).includes(stem));
};

const ofCost = /\b(?:it|that|which) costs? (?:about |around |some |only |over )?\p{Sc}?$/iu;
const asksCost = /\b(?:costs?|price|pay|paid|spend|spent|charged?|fees?|how much (?:is|was))\b/iu;

/** "To receive the form it costs $50" tells nothing of what is received. */
const isOfCost = ({ question, act }: SumQuestion, { start }: Span, text: string): boolean =>
  act !== null && !asksCost.test(question) && ofCost.test(text.slice(Math.max(0, start - reach), start));

/** Whether a sum of a sentence is of another thing than the one that is asked for. */
export const isOfOtherThing = (asked: SumQuestion, one: Span, text: string): boolean =>
  isOwnSum(asked, one, text) ||
  isOfNext(asked, one, text) ||
  isCause(asked, one, text) ||
  isOfOtherKind(asked, one, text) ||
  isOfThat(one, text) ||
  isOfCost(asked, one, text) ||
  isOfNamedPart(asked, one, text) ||
  isOfOther(asked, one, text);

/** "The pipeline business had earnings of $9 million": a part that nobody asked for. */
const partNoun =
  /\b(?!(?:our|the|this|that|its|their|core|total|entire|whole|overall|consolidated|of|in|for|and)\b)(\p{L}+) (?:business(?:es)?|segment|division|unit)s?\b/giu;
const nameBefore = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}&-]{2,}(?=[\s'’?,]|$)/gu;
/** What stands behind the name of a company and makes no other of it. */
const firmForm =
  /^(?:Inc|Corp|Corporation|Company|Co|Ltd|Limited|Plc|Group|Holdings|Form|Board|County|Q[1-4])$/u;

const marketSides = [/(?<![\p{L}.])(?:U\.S\.|US(?![\p{L}])|domestic|United States)/u, /\binternational/iu];

/** "Our international stores" tells nothing of those in the U.S., nor the other way round. */
const isOfOtherSide = (question: string, text: string): boolean => {
  const asked = marketSides.filter((side) => side.test(question));
  return asked.length === 1 && marketSides.some((side) => side.test(text)) && !asked[0]?.test(text);
};

/** Whether a figure of a sentence is of a part that is named before it, which neither the question nor the source is called by. */
export function isOfPart(question: string, { start }: Span, said: { text: string; source: Source }): boolean {
  const before = said.text.slice(0, start);
  const known = new Set(searchTermsOf(`${question} ${said.source.context.title}`));
  const isOther = (words: string): boolean => searchTermsOf(words).some((stem) => !known.has(stem));
  if (!/\b(?:business|segment|division|unit)/iu.test(question))
    for (const [, kind = ''] of before.matchAll(partNoun)) if (isOther(kind)) return true;
  if (isOfOtherSide(question, said.text)) return true;
  const names = [...question.slice(1).matchAll(nameBefore)].map(([name]) => name);
  return names.some((name) => {
    const at = before.lastIndexOf(`${name} `);
    const [behind = ''] = at < 0 ? [] : (/^\p{Lu}[\p{L}]+/u.exec(before.slice(at + name.length + 1)) ?? []);
    return behind !== '' && !firmForm.test(behind) && isOther(behind);
  });
}
