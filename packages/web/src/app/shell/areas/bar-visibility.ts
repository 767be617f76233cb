/** Pixels that a hand moves without meaning it. */
const least = 8;
/** Nearer than this to either end of the page the bar is always there. */
const ends = 80;

type ScrollMove = { from: number; to: number; max: number };

/** What a scroll from one place of the page to another asks of the bar; null where it is too short to mean anything. */
export function visibilityAfter({ from, to, max }: ScrollMove): 'shown' | 'hidden' | null {
  if (to < ends || to > max - ends) return 'shown';
  if (Math.abs(to - from) < least) return null;
  return to > from ? 'hidden' : 'shown';
}
