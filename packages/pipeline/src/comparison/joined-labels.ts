import { anonymousLabel } from '../segments/anonymous-label.ts';

type LabelPair = readonly [old: string | null, now: string | null];

/**
 * What the voices of a new transcript are called: a transcriber numbers them on every run, so that one who said the same words
 * gets the label of before, and with it the name that a person gave. Labels that are names stay.
 */
export function joinedLabels(pairs: readonly LabelPair[], labels: ReadonlySet<string>): Map<string, string> {
  const votes = new Map<string, { old: string; now: string; count: number }>();
  for (const [old, now] of pairs) {
    if (old === null || now === null || !anonymousLabel.test(now)) continue;
    const key = JSON.stringify([old, now]);
    const vote = votes.get(key) ?? { old, now, count: 0 };
    vote.count += 1;
    votes.set(key, vote);
  }
  const joined = new Map<string, string>();
  const taken = new Set<string>([...labels].filter((label) => !anonymousLabel.test(label)));
  for (const { old, now } of [...votes.values()].toSorted((one, other) => other.count - one.count)) {
    if (joined.has(now) || taken.has(old)) continue;
    joined.set(now, old);
    taken.add(old);
  }
  let number = 0;
  for (const label of labels) {
    if (joined.has(label) || !anonymousLabel.test(label)) continue;
    let next = label;
    while (taken.has(next)) {
      number += 1;
      next = `Speaker ${number}`;
    }
    joined.set(label, next);
    taken.add(next);
  }
  return joined;
}
