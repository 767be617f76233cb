import type { SpokenToken } from './spoken-token.ts';

/** Where what one piece transcribed ends and what the next transcribed begins: places among the tokens of each. */
type Seam = {
  /** Tokens of the earlier piece that are said. */
  before: number;
  /** The first token of the later piece that is said. */
  after: number;
  /** Pairs of tokens that are one word, transcribed twice. */
  pairs: [SpokenToken, SpokenToken][];
};

/** Two hearings of a word lie no further apart than this, in ms. */
const nearMs = 700;

const middleOf = ({ startMs, endMs }: SpokenToken): number => (startMs + endMs) / 2;

type Matched = { early: number; late: number };

/**
 * The row of words that both transcribed, in order: as many as there are, and of rows of the same length the one whose words lie
 * closest, since "no, no, no" is also transcribed at three places.
 */
function matchesOf(early: readonly SpokenToken[], late: readonly SpokenToken[]): Matched[] {
  const width = late.length + 1;
  const best = new Float32Array((early.length + 1) * width);
  const at = (one: number, other: number): number => best[one * width + other] ?? 0;
  const likeness = (one: number, other: number): number => {
    const [a, b] = [early[one], late[other]];
    if (a === undefined || b === undefined || a.sound !== b.sound) return 0;
    const apart = Math.abs(a.startMs - b.startMs);
    return apart > nearMs ? 0 : 2 - apart / nearMs;
  };
  for (let one = early.length - 1; one >= 0; one -= 1) {
    for (let other = late.length - 1; other >= 0; other -= 1) {
      const like = likeness(one, other);
      const matched = like > 0 ? like + at(one + 1, other + 1) : 0;
      best[one * width + other] = Math.max(matched, at(one + 1, other), at(one, other + 1));
    }
  }
  const matches: Matched[] = [];
  for (let one = 0, other = 0; one < early.length && other < late.length; ) {
    if (at(one, other) === at(one + 1, other)) one += 1;
    else if (at(one, other) === at(one, other + 1)) other += 1;
    else {
      matches.push({ early: one, late: other });
      one += 1;
      other += 1;
    }
  }
  return matches;
}

/** More words than this are not said in an overlap; of more only those beside the cut are compared. */
const mostTokens = 200;

/**
 * Joins at the word nearest to the cut that both transcribed: it is said once, by the earlier piece. Where they have no word in
 * common, as at a pause, what begins before the cut is the earlier one's and the rest the later one's.
 */
export function findSeam(
  early: readonly SpokenToken[],
  late: readonly SpokenToken[],
  { cutMs, overlapMs }: { cutMs: number; overlapMs: number },
): Seam {
  const firstEarly = Math.max(
    early.length - mostTokens,
    early.findIndex(({ endMs }) => endMs >= cutMs - overlapMs - nearMs),
  );
  const tail = firstEarly < 0 ? [] : early.slice(firstEarly);
  const head = late.filter(({ startMs }) => startMs <= cutMs + overlapMs + nearMs).slice(0, mostTokens);
  const matches = matchesOf(tail, head);
  const distance = ({ early: place }: Matched): number => {
    const token = tail[place];
    return token === undefined ? Number.POSITIVE_INFINITY : Math.abs(middleOf(token) - cutMs);
  };
  const nearest = matches.reduce<Matched | null>(
    (best, match) => (best === null || distance(match) < distance(best) ? match : best),
    null,
  );
  const pairs = matches.flatMap<[SpokenToken, SpokenToken]>((match) => {
    const [one, other] = [tail[match.early], head[match.late]];
    return one === undefined || other === undefined ? [] : [[one, other]];
  });
  if (nearest !== null) {
    return { before: firstEarly + nearest.early + 1, after: nearest.late + 1, pairs };
  }
  const isBefore = (token: SpokenToken): boolean => middleOf(token) < cutMs;
  const endOfEarly = early.findIndex((token) => !isBefore(token));
  const startOfLate = late.findIndex((token) => !isBefore(token));
  return {
    before: endOfEarly < 0 ? early.length : endOfEarly,
    after: startOfLate < 0 ? late.length : startOfLate,
    pairs,
  };
}
