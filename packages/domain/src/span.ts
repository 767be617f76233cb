/** A run of characters in a text. */
export type Span = { at: number; length: number };

export const overlaps = (one: Span, other: Span): boolean =>
  one.at < other.at + other.length && other.at < one.at + one.length;

function sharedStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
}

function sharedEnd(one: string, other: string, most: number): number {
  let length = 0;
  while (length < most && one[one.length - 1 - length] === other[other.length - 1 - length]) length += 1;
  return length;
}

const isInsideWord = (text: string, at: number): boolean =>
  /[\p{L}\p{N}]{2}/u.test(text.slice(Math.max(0, at - 1), at + 1));

/**
 * Where runs of a text stand once words of it were replaced by hand: before and behind what was replaced they stay as they are;
 * what lay in it is gone, since a person wrote what stands there now.
 */
export function spansAfterEdit<Run extends Span>(
  { before, after }: { before: string; after: string },
  spans: readonly Run[],
): Run[] {
  if (before === after) return [...spans];
  let start = sharedStart(before, after);
  while (start > 0 && (isInsideWord(before, start) || isInsideWord(after, start))) start -= 1;
  let end = sharedEnd(before, after, Math.min(before.length, after.length) - start);
  while (end > 0 && (isInsideWord(before, before.length - end) || isInsideWord(after, after.length - end)))
    end -= 1;
  const moved = after.length - before.length;
  return spans.flatMap((span) => {
    if (span.at + span.length <= start) return [span];
    return span.at >= before.length - end ? [{ ...span, at: span.at + moved }] : [];
  });
}
