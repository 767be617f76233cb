import type { ContentKind } from '@ecco/domain';
import type { Source } from '@ecco/engine';

export type Unit = {
  speaker: string | null;
  text: string;
  startMs?: number | null;
  endMs?: number | null;
  page?: number | null;
};

/** Units of a reference text as the engine takes a source; a unit's index is its place in the reference. */
export function sourceOfUnits(kind: ContentKind, units: readonly Unit[], title = ''): Source {
  return {
    context: { kind, title, description: '', showName: null, people: [] },
    segments: units.map(({ speaker, text, startMs, endMs, page }, index) => ({
      id: String(index),
      index,
      speaker,
      text,
      startMs: startMs ?? null,
      endMs: endMs ?? null,
      page: page ?? null,
    })),
  };
}
