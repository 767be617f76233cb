import type { Outline, Proceedings } from '@ecco/domain';
import type { Source } from '../ports/ports.ts';

/** What a body did in a meeting: its agenda, what it decided, what it does with its money. Empty for other sources. */
export function readProceedings(_source: Source & { outline: Outline }): Proceedings {
  return { agenda: [], decisions: [], signals: [] };
}
