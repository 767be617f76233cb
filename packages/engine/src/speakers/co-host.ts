import { nameLikeness, namePattern, trimName } from '../names/person-name.ts';
import type { Segment } from '../ports/ports.ts';
import { foldApostrophes } from '../words/fold.ts';

const opening = 12;
const announced = new RegExp(
  String.raw`\b[Cc]o-?hosts?,?\s+(?:(?:is|are|and friend|in crime|as always|today|here),?\s+)*${namePattern}(?:,?\s+and\s+${namePattern})?`,
  'gu',
);
const added = new RegExp(
  String.raw`${namePattern},?\s+(?:who is\s+|is\s+)?(?:my|our|your|the)\s+(?:\w+\s+)?co-?host`,
  'gu',
);

/** The people whom the opening of a talk calls somebody's co-host: "my co-host, Jane Doe", "Jane, my co-host". */
export function findCoHosts(segments: readonly Segment[]): string[] {
  const text = foldApostrophes(
    segments
      .slice(0, opening)
      .map((segment) => segment.text.slice(0, 2000))
      .join('\n'),
  );
  const names = [...text.matchAll(announced), ...text.matchAll(added)].flatMap(([, first, second]) => [
    first,
    second,
  ]);
  return names.map((name) => trimName(name ?? '')).filter((name) => name !== '' && nameLikeness(name) >= 0.7);
}
