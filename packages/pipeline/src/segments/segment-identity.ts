/**
 * Segment ids that last (D28). A new transcript of the same words should keep the ids that links already name,
 * although the transcriber cuts sentences elsewhere, hears a word differently or the publisher corrects a name.
 *
 * Old and new transcript are aligned as two sequences, in order (monotone). Segments with the same words are
 * anchors: the longest increasing run of matches of words that occur once on each side, as in patience diff
 * (B. Cohen, 2010). Between two anchors the few that remain are aligned by dynamic programming over the share
 * of words two segments have in common (a gap too large for that, from left to right). The store leads ids whose segment is
 * gone to the segment that holds their words.
 */
import { createHash } from 'node:crypto';
import { alignAnchors } from './anchor-alignment.ts';
import { alignSimilar } from './similar-alignment.ts';
import { plainWords, type Words } from './word-overlap.ts';

/** A segment whose id is known, in the order of the transcript. */
export type IdentifiedSegment = { id: string; text: string };

const digest = (value: string): string => createHash('sha256').update(value).digest('hex').slice(0, 20);

function freshIds(itemId: string, texts: Words[], retained: Map<number, string>): string[] {
  const taken = new Set(retained.values());
  // Where a text repeats itself ten thousand times, counting from the first copy each time would never end.
  const copies = new Map<string, number>();
  return texts.map((words, index) => {
    const known = retained.get(index);
    if (known !== undefined) return known;
    const key = words.join(' ');
    let copy = copies.get(key) ?? 0;
    let id: string;
    do {
      id = digest(`${itemId}\n${copy}\n${key}`);
      copy += 1;
    } while (taken.has(id));
    copies.set(key, copy);
    taken.add(id);
    return id;
  });
}

/**
 * One id for each new text, in order and never twice the same, given the segments of the transcript before (none
 * the first time). Two first transcripts with the same words get the same ids, so a repeated job writes the
 * same rows.
 */
export function identifySegments(itemId: string, known: IdentifiedSegment[], texts: string[]): string[] {
  const before = known.map((segment) => plainWords(segment.text));
  const after = texts.map(plainWords);
  const anchors = alignAnchors(
    before.map((words) => words.join(' ')),
    after.map((words) => words.join(' ')),
  );
  const retained = new Map<number, string>();
  for (const [oldIndex, newIndex] of alignSimilar(before, after, anchors)) {
    const segment = known[oldIndex];
    if (segment !== undefined) retained.set(newIndex, segment.id);
  }
  return freshIds(itemId, after, retained);
}
