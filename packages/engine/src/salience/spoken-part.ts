// On a call a speaker goes from part to part and calls the measures of each by the same names.
import type { Source } from '../ports/ports.ts';
import { cachedBySource } from '../reading/cache.ts';
import { readSource } from '../reading/reading.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { spokenPart, spokenWhole } from './bare-metric.lexicon.ts';
import { bareMetricOf } from './bare-metric.ts';

/** Sentences behind the one that names a part which may be of it. */
const reach = 12;
/** It says that it is of all, or no part has it: earnings by the share, what is left of all parts. */
const ofWholeOnly =
  /^(?:our|we|total|consolidated|group|company) |\bper (?:[\p{L}-]+ )?share\b|\beps\b|\bnet (?:income|loss|earnings)\b|^(?:[\p{L}-]+ ){0,2}earnings\b/iu;

/** The sentences of a call, by their index, that stand behind one that names a part, in the turn of the same speaker. */
const behindParts = cachedBySource((source: Source): ReadonlySet<number> => {
  const behind = new Set<number>();
  if (source.context.kind !== 'earnings') return behind;
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

/** Whether a measure of a call may be of the part that was named before it, and does not say so itself. */
export function isOfSpokenPart(source: Source): (one: { polished: string; sentence: Sentence }) => boolean {
  const behind = behindParts(source);
  return ({ polished, sentence }) =>
    behind.has(sentence.index) && bareMetricOf(polished) !== null && !ofWholeOnly.test(polished);
}
