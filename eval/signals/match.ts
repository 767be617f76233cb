import type { Citation } from '@ecco/domain';
import type { Found } from './found.ts';
import type { SignalLabel } from './label.schema.ts';
import type { Located } from './located.ts';

/** A label, and where it stands in the text that was read. */
export type Placed = { label: SignalLabel; places: readonly Located[] };

/** What was found and is labeled, what was found and is not, and what was not found. */
export type Matched = {
  hits: { label: SignalLabel; found: Found }[];
  wrong: { found: Found; isTwice: boolean }[];
  missed: SignalLabel[];
};

type TextOf = (segmentId: string) => string;
type Pair = { placed: Placed; found: Found; weight: number };

const sameRun = 4;
const sameUnit = 1;

/** How well a place of what was found agrees with one of a label. */
function weigh({ segmentId, quote }: Citation, located: Located, textOf: TextOf): number {
  if (!located.segmentIds.has(segmentId)) return 0;
  if (located.from === undefined || located.to === undefined) return sameUnit;
  const at = textOf(segmentId).indexOf(quote);
  return at < located.to && at + quote.length > located.from ? sameRun : sameUnit;
}

const isKind = ({ kind }: Found, { label }: Placed): boolean =>
  kind === label.kind || label.otherKinds.includes(kind);

/** Votes that were counted alike tell which of several on one page is meant. */
function sameVotes({ votes }: Found, { label }: Placed): number {
  const counts = ['yes', 'no', 'abstain'] as const;
  return counts.filter((one) => label.votes?.[one] !== undefined && label.votes[one] === votes?.[one]).length;
}

function pairsOf(found: Found, labels: readonly Placed[], textOf: TextOf): Pair[] {
  return labels
    .filter((placed) => isKind(found, placed))
    .map((placed) => {
      const weights = placed.places.flatMap((located) =>
        found.places.map((place) => weigh(place, located, textOf)),
      );
      const weight = Math.max(0, ...weights);
      return { placed, found, weight: weight === 0 ? 0 : weight + sameVotes(found, placed) };
    })
    .filter(({ weight }) => weight > 0);
}

/** Each label is found once, by what agrees with it best; what may be left out comes last. */
export function match(labels: readonly Placed[], all: readonly Found[], textOf: TextOf): Matched {
  const pairs = all
    .flatMap((found) => pairsOf(found, labels, textOf))
    .sort((a, b) => Number(a.placed.label.optional) - Number(b.placed.label.optional) || b.weight - a.weight);
  const foundBy = new Map<Placed, Found>();
  const used = new Set<Found>();
  for (const { placed, found } of pairs) {
    if (foundBy.has(placed) || used.has(found)) continue;
    foundBy.set(placed, found);
    used.add(found);
  }
  const isKnown = new Set(pairs.map(({ found }) => found));
  const needed = labels.filter(({ label }) => !label.optional);
  return {
    hits: needed.flatMap((placed) => {
      const found = foundBy.get(placed);
      return found === undefined ? [] : [{ label: placed.label, found }];
    }),
    wrong: all.filter((found) => !used.has(found)).map((found) => ({ found, isTwice: isKnown.has(found) })),
    missed: needed.filter((placed) => !foundBy.has(placed)).map(({ label }) => label),
  };
}
