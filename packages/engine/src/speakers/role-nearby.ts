import type { Segment } from '../ports.ts';
import { roleIn } from './role.ts';

const opening = 8;

/** The role that the opening of an item gives a person: "Jane Doe, our CFO" or "our CFO, Ms. Jane Doe". */
export function roleNearby(name: string, segments: readonly Segment[]): string | null {
  for (const { text } of segments.slice(0, opening)) {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
      const after = /^,\s+([^,;.]{3,60})/u.exec(text.slice(at + name.length, at + name.length + 70))?.[1];
      const before = /([^,;.]{3,50}?),?\s+(?:(?:Mr|Ms|Mrs|Dr)\.?\s+)?$/u.exec(
        text.slice(Math.max(0, at - 60), at),
      )?.[1];
      const role = roleIn(after ?? '') ?? roleIn(before ?? '');
      if (role !== null && role !== 'operator' && role !== 'host') return role;
    }
  }
  return null;
}
