import type { PlacedLink } from './gather.ts';
import type { Mention } from './mentions.ts';
import { joiners } from './span.lexicon.ts';
import type { PlacedSpan } from './spans.ts';

type Scene = { spans: readonly PlacedSpan[]; mentions: readonly Mention[] };

/** The first letters of the words of a name that are not small; "J&J" of a name with an "&". */
function lettersOf(name: string): string | null {
  const words = name.split(/[\s,]+/u).filter((word) => word !== '' && !joiners.has(word.toLowerCase()));
  if (words.length < 2 || words.length > 6) return null;
  return words.map((word) => word[0]?.toUpperCase() ?? '').join('');
}

/** Letters that stand for the only organization of the item whose name they begin, and of which the graph knows nothing. */
export function* initialsOf({ spans, mentions }: Scene, links: readonly PlacedLink[]): Generator<PlacedLink> {
  const names = new Map(links.map(({ id, span }) => [`${id} ${span.text}`, { id, name: span.text }]));
  const named = [...names.values()].flatMap((one) => {
    const letters = lettersOf(one.name);
    return letters === null ? [] : [{ ...one, letters }];
  });
  const byLetters = Map.groupBy(named, ({ letters }) => letters);
  const known = new Set(mentions.map(({ span }) => span.text));
  for (const span of spans) {
    const isFree = span.words === 1 && span.isWhole && !known.has(span.text);
    const [first, ...others] = isFree ? (byLetters.get(span.text) ?? []) : [];
    if (first && others.every(({ id }) => id === first.id))
      yield { id: first.id, sign: `the letters of ${first.name}`, span };
  }
}
