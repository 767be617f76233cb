// On a call a speaker goes from part to part and calls the measures of each by the same names.
import type { Source } from '../ports/ports.ts';
import { cachedBySource } from '../reading/cache.ts';
import { readSource } from '../reading/reading.ts';
import type { Sentence } from '../sentences/sentence.ts';
import type { Piece } from '../sentences/span.ts';
import { modifiers, noPart, spokenPart, spokenWhole } from './bare-metric.lexicon.ts';
import { bareMetricOf } from './bare-metric.ts';
import { partNamesOf } from './spoken-head.ts';

const ownWords = '(?:our |adjusted |net |gross |operating |organic |segment )*';
const measures = '(?:orders|revenues?|sales|ebitd?a|operating (?:income|profit)|margins?)';

/** Sentences behind the one that names a part which may be of it. */
const reach = 14;
/** And those that surely are. */
const sureReach = 5;
/** It says that it is of all, or no part has it: earnings by the share, what is left of all parts. */
const ofWholeOnly =
  /^(?:our|we|total|consolidated|group|company) |\bper (?:[\p{L}-]+ )?share\b|\beps\b|\bnet (?:income|loss|earnings)\b|^(?:[\p{L}-]+ ){0,2}earnings\b/iu;

/** "Segment income was $72 million": of which, was said before. */
const ofSegment = /^(?:the )?(?:segment|division)(?:'s|’s)? (?!results\b)\p{L}+/iu;
/** "Sales were $20 million or 64% of total sales": what is a share of the whole is of a part. */
const shareOfWhole =
  /^(?:[\p{L}-]+ ){0,2}(?:sales|revenues?)\b.*(?:%|percent) of (?:our |the )?(?:total |net |overall |consolidated )*(?:sales|revenues?)\b/iu;
/** "A 54% decrease in oil revenues": a part by its own name. */
const partRevenue = new RegExp(
  String.raw`(?<!\b(?:${modifiers.choice}|${noPart.choice}|of|in|net|growth) )(?<=[\p{L}-]{3,} )(?:sales|revenues?)\b`,
  'iu',
);
/** "And revenues fell by 44%", without the amount to which. */
const bareChange =
  /^(?:and |while |but )?(?:sales|revenues?) (?:rose|fell|grew|declined|decreased|increased|dropped|were (?:up|down))\b[^$]*$/iu;

/** What a voice of a call is on: a part, with its name where that is sure, and the sentence that names it. */
type SpokenPart = { name: string | null; sentence: Sentence };

/** Somebody else may speak from here on. */
const handsOver = /^(?:thank you|thanks|good (?:morning|afternoon|evening)|our next question|operator)\b/iu;
/** The part that is spoken of already. */
const thisPart = /\b(?:this|the) (?:segment|division)\b/iu;
const ofMeasure =
  'Adjusted|Same|Net|Total|Organic|Gross|Operating|Reported|First|Second|Third|Fourth|Full|Comparable|Core|Segment|GAAP|Non|Free|Year|Diluted|Basic|Underlying|Normalized|Like-for-like|Constant|Currency|Strong|Record|Higher|Lower|Increased|Our|The|We|This|These|Those|While|And|As|In|For|Sequential|Quarterly|Annual|Consolidated|Pro|Both|Reduced|Fiscal|January|February|March|April|May|June|July|August|September|October|November|December';
const partOr =
  'segment|division|business|revenues?|sales|orders|backlog|volumes?|net|adjusted|operating|reported|delivered|generated|posted';
/** "Alder Pulp revenue was": another part, or a part of the part. */
const opensOther = new RegExp(
  String.raw`^(?:(?:in|at|for|within) )?(?:our |the )?(?!${ofMeasure}|Q\d)(?:\p{Lu}[\p{L}&'’-]+,? ){1,4}(?:${partOr})\b`,
  'u',
);

/** "Marine fourth-quarter revenue of": a part that is told without being called one. */
const opensMeasured = new RegExp(
  String.raw`^(?:(?:in|at|for|within) )?(?:our |the )?(?!${ofMeasure}|Q\d)((?:\p{Lu}[\p{L}&’'-]+ ){1,3})(?:[\p{L}-]+-quarter |quarterly |net |organic |adjusted |segment )*(?:revenues?|sales|orders|backlog|volumes?)\b`,
  'u',
);

/** "Third quarter" says of no part that it is that. */
const quarter = /^(?:(?:in|for) the )?(?:first|second|third|fourth|full)[ -](?:quarter|year|half),? /iu;

/** The measures of which a sentence tells a figure. */
const measuresIn = (text: string): string[] =>
  /\d/u.test(text) ? [...text.toLowerCase().matchAll(anyMeasure)].map(([one]) => one.replace(/s$/u, '')) : [];
const anyMeasure = new RegExp(String.raw`\b${measures}\b`, 'gu');

/** A part, the last sentence that is surely of it, and the measures that were told of it. */
type OpenPart = SpokenPart & { speaker: string | null; last: number; told: Set<string> };
type NextPart = { part: OpenPart | null; isBehind: boolean };

/** The part that each sentence of a call may be of, by its index, where one was named before in the turn of the same voice. */
const behindParts = cachedBySource((source: Source): ReadonlyMap<number, SpokenPart> => {
  const behind = new Map<number, SpokenPart>();
  const nameIn = partNamesOf(source);
  let open: OpenPart | null = null;
  for (const sentence of readSource(source).sentences) {
    const name = nameIn(sentence.text);
    const named = name === null ? null : turnedTo(sentence, name === '' ? null : name);
    const { part, isBehind }: NextPart =
      named === null
        ? nextPart(isOver(open, sentence) ? null : open, sentence)
        : { part: named, isBehind: false };
    open = part;
    if (part !== null && isBehind) behind.set(sentence.index, part);
  }
  return behind;
});

const isOver = (part: OpenPart | null, { speaker, index, text }: Sentence): boolean =>
  part === null || part.speaker !== speaker || index - part.last > reach || handsOver.test(text);

/** Of which part a sentence is that names none, and whether it is told behind the name. */
function nextPart(part: OpenPart | null, sentence: Sentence): NextPart {
  const { index, speaker, text } = sentence;
  if (spokenWhole.test(text)) return { part: null, isBehind: false };
  if (thisPart.test(text))
    return { part: goneOn(part ?? turnedTo(sentence, null), sentence), isBehind: true };
  if (speaker !== null && spokenPart.test(text)) return { part: turnedTo(sentence, null), isBehind: false };
  if (opensMeasured.test(text)) return { part: turnedTo(sentence, null), isBehind: false };
  if (part === null || opensOther.test(text))
    return { part: part === null ? null : { ...part, name: null }, isBehind: false };
  // A part has one result: the second is of the next, which nobody named.
  const metrics = measuresIn(text);
  const isSure = index - part.last <= sureReach && !metrics.some((one) => part.told.has(one));
  const told = new Set([...part.told, ...metrics]);
  return { part: { ...part, told, name: isSure ? part.name : null }, isBehind: true };
}

const turnedTo = (sentence: Sentence, name: string | null): OpenPart => ({
  name,
  sentence,
  speaker: sentence.speaker,
  last: sentence.index,
  told: new Set(measuresIn(sentence.text)),
});

const goneOn = (part: OpenPart, { index, text }: Sentence): OpenPart => ({
  ...part,
  last: index,
  told: new Set([...part.told, ...measuresIn(text)]),
});

/** Bare changes of revenue that stand right behind the revenue of a part. */
const behindPartRevenue = cachedBySource((source: Source): ReadonlySet<number> => {
  const { sentences } = readSource(source);
  const matches = sentences.filter(({ text, speaker }, at) => {
    const before = sentences[at - 1];
    return (
      bareChange.test(text) &&
      before !== undefined &&
      before.speaker === speaker &&
      partRevenue.test(before.text)
    );
  });
  return new Set(matches.map(({ index }) => index));
});

/** "With adjusted orders of $84 million": a sum of what every part has, beside no name. */
const bareSum =
  /\b(?:orders|revenues?|sales|ebitd?a|operating (?:income|profit)|margins?) (?:of|was|were) \$?\d/iu;
const named = /(?<!^|[.“"] )\b(?!Q\d|I\b|EBITD?A|GAAP|COVID|FX)\p{Lu}\p{L}{2,}/u;
const isBareSum = (polished: string): boolean => bareSum.test(polished) && !named.test(polished);

/** "And EBITDA declined to a loss", "a $6 million decline in sales to $13 million": a measure that nothing says of what it is. */
const innerFigure = new RegExp(
  String.raw`\b(?:and|while|but) ${ownWords}${measures} (?:was|were|rose|fell|grew|declined|decreased|increased|improved|contracted|expanded)\b|\b(?:increase|decrease|decline|growth|improvement|reduction) in ${ownWords}${measures} (?:to|of|by)\b`,
  'iu',
);

type PolishedSentence = { polished: string; sentence: Sentence };

/** Whether a measure of a call may be of the part that was named before it, and does not say so itself. */
export function isOfSpokenPart(source: Source): (one: PolishedSentence) => boolean {
  if (source.context.kind !== 'earnings') return () => false;
  const [behind, bare] = [behindParts(source), behindPartRevenue(source)];
  return ({ polished, sentence }) =>
    bare.has(sentence.index) ||
    ofSegment.test(polished) ||
    shareOfWhole.test(polished) ||
    (behind.has(sentence.index) && statesMeasure(polished) && !ofWholeOnly.test(polished));
}

const statesMeasure = (polished: string): boolean =>
  bareMetricOf(polished.replace(quarter, '')) !== null ||
  isBareSum(polished) ||
  (/\d/u.test(polished) && innerFigure.test(polished) && !named.test(polished));

/** The part that a measure of a call is surely of although it does not say so; else null. */
export function spokenHeadOf(
  source: Source,
): (one: PolishedSentence) => { words: string; pieces: Piece[] } | null {
  const [isOfPart, behind] = [isOfSpokenPart(source), behindParts(source)];
  return (one) => {
    const { name = null, sentence } = behind.get(one.sentence.index) ?? {};
    return name === null || sentence === undefined || !isOfPart(one)
      ? null
      : { words: name, pieces: sentence.pieces };
  };
}
