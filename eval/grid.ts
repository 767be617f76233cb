/** Whose the claims of a source are, as the grid has it and as somebody said who read them (D82). */

import { attributed } from './grid/grid-store.ts';
import { type AttributedClaim, shareLine } from './grid/score.ts';
import { type GridLibrary, readLibraries } from './grid-items.ts';
import { nameOf } from './marked/read-units.ts';
import type { Reference } from './marked/reference.ts';

/** The claims of a library with what was said and what was told of each. */
async function judged({
  graph,
  items,
  labels,
}: GridLibrary): Promise<(AttributedClaim & { line: string })[]> {
  const result = await attributed(graph, items);
  return labels.map((label) => {
    const { unit, from, to, of } = label;
    const ofItem = items.find(({ name }) => name === nameOf(label));
    const at = ofItem?.source.segments[unit]?.id;
    const gridClaim = result
      .get(nameOf(label))
      ?.find((place) => place.segmentId === at && place.from === from && place.to === to);
    if (gridClaim === undefined) throw new Error(`a label of ${nameOf(label)} stands nowhere`);
    const line = `${label.source} ${gridClaim.speaker ?? ''}: is of ${of.join() || 'none'}, told of ${gridClaim.of.join() || 'none'}: ${gridClaim.text}`;
    return { source: label.source, of, told: gridClaim.of, line: line.replaceAll(/\s+/gu, ' ') };
  });
}

/** Precision and what share is attributed: of the samples, of their panel, of real texts, and of all. */
export async function* runGrid(reference: Reference, isShown: boolean): AsyncGenerator<string> {
  const all: AttributedClaim[] = [];
  for await (const library of readLibraries(reference)) {
    const matches = await judged(library);
    if (isShown)
      for (const { of, told, line } of matches)
        if (of.toSorted().join() !== told.toSorted().join()) yield line;
    const isOfSamples = all.length === 0;
    all.push(...matches);
    yield shareLine(isOfSamples ? 'samples' : 'real texts', matches);
    if (isOfSamples)
      yield shareLine(
        'of them the panel',
        matches.filter(({ source }) => source === 'private-credit-after-the-easy-money'),
      );
  }
  yield shareLine('all', all);
}
