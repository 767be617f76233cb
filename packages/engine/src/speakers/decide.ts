import { isSamePerson } from '../names/person-name.ts';
import type { Opinion } from './opinion.ts';

const confident = 0.6;

/**
 * The person a label is, from all opinions about it. Opinions for the same person strengthen each other; two
 * different persons with confidence name nobody (decision: two confident opinions that disagree).
 */
export function decideName(opinions: readonly Opinion[]): Opinion | null {
  const people: Opinion[] = [];
  for (const opinion of opinions) {
    const at = people.findIndex((person) => isSamePerson(person.name, opinion.name));
    const known = people[at];
    if (known === undefined) people.push(opinion);
    else people[at] = merge(known, opinion);
  }
  const [best, second] = people.sort((a, b) => b.confidence - a.confidence);
  if (best === undefined || best.confidence < confident) return null;
  const disputed =
    second !== undefined && second.confidence >= confident && best.confidence - second.confidence < 0.2;
  return disputed ? null : best;
}

function merge(a: Opinion, b: Opinion): Opinion {
  const [strong, weak] = a.confidence >= b.confidence ? [a, b] : [b, a];
  return {
    ...strong,
    name: strong.name.length >= weak.name.length ? strong.name : weak.name,
    role: strong.role ?? weak.role,
    organisation: strong.organisation ?? weak.organisation,
    confidence: Math.min(0.98, 1 - (1 - a.confidence) * (1 - b.confidence)),
  };
}
