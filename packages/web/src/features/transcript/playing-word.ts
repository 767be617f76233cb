import type { Segment } from '@ecco/contract';

export type TimedWord = NonNullable<Segment['words']>[number];

/** The word that sounds at a moment in ms, or the one that sounded last; null before the first. */
export function wordAt(words: readonly TimedWord[], ms: number): TimedWord | null {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start_ms ?? 0) <= ms) low = middle + 1;
    else high = middle;
  }
  return words[low - 1] ?? null;
}

/** How long until the next word begins, in ms; null behind the last. */
export function untilNextWord(words: readonly TimedWord[], ms: number): number | null {
  const next = words.find(({ start_ms: start }) => start > ms);
  return next === undefined ? null : next.start_ms - ms;
}

/** The text of an element from one character to another, whatever it is divided into; null where it is shorter. */
export function rangeOf(element: Element, { at, length }: Pick<TimedWord, 'at' | 'length'>): Range | null {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let passed = 0;
  let isOpen = false;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const size = node.textContent?.length ?? 0;
    if (!isOpen && at < passed + size) {
      range.setStart(node, at - passed);
      isOpen = true;
    }
    if (isOpen && at + length <= passed + size) {
      range.setEnd(node, at + length - passed);
      return range;
    }
    passed += size;
  }
  return null;
}
