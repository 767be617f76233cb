/**
 * Segment ids that last (D28). A new transcript of the same words should keep the ids that links already name,
 * although the transcriber cuts sentences elsewhere, hears a word differently or the publisher corrects a name.
 *
 * Old and new transcript are aligned as two sequences, in order (monotone). Segments with the same words are
 * anchors: the longest increasing run of matches of words that occur once on each side, as in patience diff
 * (B. Cohen, 2010). Between two anchors the few that remain are aligned by dynamic programming over the share
 * of words two segments have in common (a gap too large for that, from left to right). An id whose segment is gone becomes an alias of the new segment that
 * holds most of its words.
 */
import { createHash } from 'node:crypto';
import { alignAnchors } from './anchor-alignment.ts';
import { alignSimilar } from './similar-alignment.ts';
import { containment, type Words, wordsOf } from './word-overlap.ts';

/** A segment whose id is known, in the order of the transcript. */
export type KnownSegment = { id: string; text: string };

export type Identities = {
  /** One id for each new text, in order; never twice the same. */
  ids: string[];
  /** From an id that is no longer a segment to the id of the segment that holds most of its words. */
  aliases: Map<string, string>;
};

/** How many segments to either side of its place a segment's words are looked for. */
const reach = 20;
/** An old segment resolves to a new one that holds at least this share of its words. */
const aliasShare = 0.5;

const digest = (value: string): string => createHash('sha256').update(value).digest('base64url').slice(0, 16);

function freshIds(itemId: string, texts: Words[], kept: Map<number, string>): string[] {
  const taken = new Set(kept.values());
  return texts.map((words, index) => {
    const known = kept.get(index);
    if (known !== undefined) return known;
    const key = words.join(' ');
    let id = digest(`${itemId}\n${key}`);
    for (let copy = 1; taken.has(id); copy += 1) id = digest(`${itemId}\n${key}\n${copy}`);
    taken.add(id);
    return id;
  });
}

/** The new segment that holds most of an old segment's words, searched from the place where it stood. */
function heirOf(old: Words, place: number, texts: Words[]): number | null {
  let best: { index: number; share: number } | null = null;
  for (let distance = 0; distance <= reach; distance += 1) {
    for (const index of distance === 0 ? [place] : [place - distance, place + distance]) {
      const words = texts[index];
      if (words === undefined) continue;
      const share = containment(old, words);
      if (share >= aliasShare && (best === null || share > best.share)) best = { index, share };
    }
  }
  return best?.index ?? null;
}

function aliasesOf(known: KnownSegment[], old: Words[], texts: Words[], matches: Map<number, number>) {
  const aliases = new Map<number, number>();
  let expected = 0;
  for (const [index] of known.entries()) {
    const match = matches.get(index);
    if (match !== undefined) {
      expected = match + 1;
      continue;
    }
    const heir = heirOf(old[index] ?? [], expected, texts);
    if (heir !== null) aliases.set(index, heir);
  }
  return aliases;
}

/**
 * Ids for a new transcript of an item, given the ids of its transcript before (empty the first time).
 * Two first transcripts with the same words get the same ids, so a repeated job writes the same rows.
 */
export function identifySegments(itemId: string, known: KnownSegment[], texts: string[]): Identities {
  const before = known.map((segment) => wordsOf(segment.text));
  const after = texts.map(wordsOf);
  const anchors = alignAnchors(
    before.map((words) => words.join(' ')),
    after.map((words) => words.join(' ')),
  );
  const matches = new Map(alignSimilar(before, after, anchors));
  const kept = new Map<number, string>();
  for (const [oldIndex, newIndex] of matches) {
    const segment = known[oldIndex];
    if (segment !== undefined) kept.set(newIndex, segment.id);
  }
  const ids = freshIds(itemId, after, kept);
  const aliases = new Map<string, string>();
  for (const [oldIndex, newIndex] of aliasesOf(known, before, after, matches)) {
    const from = known[oldIndex]?.id;
    const to = ids[newIndex];
    if (from !== undefined && to !== undefined && from !== to) aliases.set(from, to);
  }
  return { ids, aliases };
}
