// On a call a speaker goes from part to part and calls the measures of each by the same names.
import type { Source } from '../ports/ports.ts';
import { cachedBySource } from '../reading/cache.ts';
import { readSource } from '../reading/reading.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { modifiers, noPart, spokenPart, spokenWhole } from './bare-metric.lexicon.ts';
import { bareMetricOf } from './bare-metric.ts';

/** Sentences behind the one that names a part which may be of it. */
const reach = 12;
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

/** The sentences of a call, by their index, that stand behind one that names a part, in the turn of the same speaker. */
const behindParts = cachedBySource((source: Source): ReadonlySet<number> => {
  const behind = new Set<number>();
  let named: { speaker: string; index: number } | null = null;
  for (const { index, speaker, text } of readSource(source).sentences) {
    // Where nobody knows whose turn it is, a part may have ended anywhere.
    if (speaker === null) continue;
    if (named !== null && (named.speaker !== speaker || index - named.index > reach)) named = null;
    if (spokenWhole.test(text)) named = null;
    else if (spokenPart.test(text)) named = { speaker, index };
    else if (named !== null) behind.add(index);
  }
  return behind;
});

/** Bare changes of revenue that stand right behind the revenue of a part. */
const behindPartRevenue = cachedBySource((source: Source): ReadonlySet<number> => {
  const { sentences } = readSource(source);
  const found = sentences.filter(({ text, speaker }, at) => {
    const before = sentences[at - 1];
    return (
      bareChange.test(text) &&
      before !== undefined &&
      before.speaker === speaker &&
      partRevenue.test(before.text)
    );
  });
  return new Set(found.map(({ index }) => index));
});

/** "With adjusted orders of $84 million": a sum of what every part has, beside no name. */
const bareSum =
  /\b(?:orders|revenues?|sales|ebitd?a|operating (?:income|profit)|margins?) (?:of|was|were) \$?\d/iu;
const named = /(?<!^|[.“"] )\b(?!Q\d|I\b|EBITD?A|GAAP|COVID|FX)\p{Lu}\p{L}{2,}/u;
const tellsBareSum = (polished: string): boolean => bareSum.test(polished) && !named.test(polished);

/** Whether a measure of a call may be of the part that was named before it, and does not say so itself. */
export function isOfSpokenPart(source: Source): (one: { polished: string; sentence: Sentence }) => boolean {
  if (source.context.kind !== 'earnings') return () => false;
  const [behind, bare] = [behindParts(source), behindPartRevenue(source)];
  return ({ polished, sentence }) =>
    bare.has(sentence.index) ||
    ofSegment.test(polished) ||
    shareOfWhole.test(polished) ||
    (behind.has(sentence.index) &&
      (bareMetricOf(polished) !== null || tellsBareSum(polished)) &&
      !ofWholeOnly.test(polished));
}
