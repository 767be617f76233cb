import type { Source } from '../ports/ports.ts';
import { identifySpeakers } from '../speakers/identify-speakers.ts';
import { voicesWeights } from './salience.weights.ts';

/** How much each label's statements count for the item, and the given names by which its speakers call each other. */
export type Voices = { weightOf: (label: string | null) => number; givenNames: string[] };

const { origin: _, ...roles } = voicesWeights;
const weightOfRole = new Map(Object.entries(roles));

/** On a call, what management says counts and what analysts ask does not; elsewhere everyone counts nearly alike. */
export function listenToVoices(source: Source): Voices {
  const speakers = identifySpeakers(source);
  const byLabel = new Map(speakers.map(({ label, role }) => [label, weightOfRole.get(role ?? '') ?? 1]));
  const names = speakers.flatMap(({ name, provenance }) =>
    provenance === null ? [] : [name.split(' ')[0] ?? ''],
  );
  return {
    weightOf: (label) => (label === null ? 1 : (byLabel.get(label) ?? 1)),
    givenNames: names.filter((name) => /^\p{Lu}\p{L}+$/u.test(name)),
  };
}
