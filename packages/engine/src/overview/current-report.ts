// A company's current report (form 8-K) tells events below items with set titles. Around them stand a cover, signatures
// and exhibits, most of them contracts that are attached whole.
import type { Source } from '../ports/ports.ts';
import { cachedBySource } from '../reading/cache.ts';
import { readSource } from '../reading/reading.ts';
import type { RatedStatement } from '../salience/salience.ts';
import { currentReportWeights } from './summary-plan.weights.ts';

/** Segments of a cover within which the form is named. */
const cover = 15;
const form = /\bform\s+8-?k\b|^current report$/iu;
const item = /^item\s+(\d)\.(\d\d)\b/iu;
const signatures = /^signatures?\b/iu;
const exhibit = /^exhibit\s+(\d+)/iu;
/** Exhibits that tell news: releases and presentations. */
const newsExhibit = '99';
const listsExhibits = '9';

type Part = 'aside' | 'news' | number;

/**
 * For each segment of a current report, how many stand before it below its item, or where else it stands; null for any
 * other source.
 */
const currentReportParts = cachedBySource((source: Source): Part[] | null => {
  if (source.context.kind !== 'document') return null;
  const { segments } = readSource(source);
  if (!segments.slice(0, cover).some(({ text }) => form.test(text.trim()))) return null;
  let part: Part = 'aside';
  const parts = segments.map(({ text }): Part => {
    const line = text.trim();
    const [, number] = item.exec(line) ?? [];
    const [, shown] = exhibit.exec(line) ?? [];
    if (number !== undefined) part = number === listsExhibits ? 'aside' : 0;
    else if (signatures.test(line)) part = 'aside';
    else if (shown !== undefined) part = shown === newsExhibit ? 'news' : 'aside';
    else if (typeof part === 'number') part += 1;
    return part;
  });
  return parts.some((one) => typeof one === 'number') ? parts : null;
});

/** What is left of a sentence's worth by where it stands in a current report, most for what opens an item; null elsewhere. */
export function currentReportWeightOf(source: Source): ((one: RatedStatement) => number) | null {
  const parts = currentReportParts(source);
  if (parts === null) return null;
  return ({ sentence }) => {
    const part = parts[sentence.segment] ?? 'aside';
    if (typeof part !== 'number') return currentReportWeights[part];
    return part <= currentReportWeights.openingOfItem
      ? currentReportWeights.opening
      : currentReportWeights.item;
  };
}
