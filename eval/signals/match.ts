import type { Citation } from '@ecco/domain';
import type { SignalLabel } from './label.schema.ts';
import type { LabelPlace } from './located.ts';
import type { ProductSignal } from './product-signals.ts';

/** A label, and where it stands in the text that was read. */
export type PlacedLabel = { label: SignalLabel; places: readonly LabelPlace[] };

/** What was found and is labeled, what was found and is not, and what was not found. */
export type SignalMatches = {
  hits: { label: SignalLabel; found: ProductSignal }[];
  wrong: { found: ProductSignal; isTwice: boolean }[];
  missed: SignalLabel[];
};

type TextOf = (segmentId: string) => string;
type Pair = { placed: PlacedLabel; found: ProductSignal; weight: number };

const sameRun = 4;
const sameUnit = 1;

/** How well a place of what was found agrees with one of a label. */
function weigh({ segmentId, quote }: Citation, located: LabelPlace, textOf: TextOf): number {
  if (!located.segmentIds.has(segmentId)) return 0;
  if (located.from === undefined || located.to === undefined) return sameUnit;
  const at = textOf(segmentId).indexOf(quote);
  return at < located.to && at + quote.length > located.from ? sameRun : sameUnit;
}

const isKind = ({ kind }: ProductSignal, { label }: PlacedLabel): boolean =>
  kind === label.kind || label.otherKinds.includes(kind);

/** Votes that were counted alike tell which of several on one page is meant. */
function sameVotes({ votes }: ProductSignal, { label }: PlacedLabel): number {
  const counts = ['yes', 'no', 'abstain'] as const;
  return counts.filter((one) => label.votes?.[one] !== undefined && label.votes[one] === votes?.[one]).length;
}

function pairsOf(found: ProductSignal, labels: readonly PlacedLabel[], textOf: TextOf): Pair[] {
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
export function match(
  labels: readonly PlacedLabel[],
  all: readonly ProductSignal[],
  textOf: TextOf,
): SignalMatches {
  const pairs = all
    .flatMap((productSignal) => pairsOf(productSignal, labels, textOf))
    .sort((a, b) => Number(a.placed.label.optional) - Number(b.placed.label.optional) || b.weight - a.weight);
  const foundBy = new Map<PlacedLabel, ProductSignal>();
  const used = new Set<ProductSignal>();
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
    wrong: all.filter((signal) => !used.has(signal)).map((found) => ({ found, isTwice: isKnown.has(found) })),
    missed: needed.filter((placed) => !foundBy.has(placed)).map(({ label }) => label),
  };
}
