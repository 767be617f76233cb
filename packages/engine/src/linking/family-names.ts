import type { Home } from './linking.type.ts';
import { titles } from './span.lexicon.ts';
import type { PlacedSpan } from './spans.ts';

const familyWord = (name: string): string => name.trim().split(/\s+/u).at(-1)?.toLowerCase() ?? '';

/** "Trustee Alder" where the item's own organization has one Alder: a title and a family name, and nothing else. */
export function* familyMentions(
  spans: readonly PlacedSpan[],
  roster: Home['roster'],
): Generator<{ id: string; span: PlacedSpan }> {
  if (roster.length === 0) return;
  const byFamily = Map.groupBy(roster, ({ name }) => familyWord(name));
  for (const span of spans) {
    if (span.words !== 2) continue;
    const [title = '', family = ''] = span.text.toLowerCase().split(/[\s.]+/u);
    const [person, other] = byFamily.get(family) ?? [];
    if (person && !other && titles.has(title)) yield { id: person.id, span };
  }
}
