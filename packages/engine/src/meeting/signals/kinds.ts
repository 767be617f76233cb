import type { SignalKind } from '@ecco/domain';
import { smallestOf } from '@ecco/domain';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { foldApostrophes } from '../../words/fold.ts';
import {
  appointment,
  appointsFirm,
  commitment,
  departure,
  hire,
  hiresByName,
  pacing,
  proxyVote,
  rateChange,
  redemption,
  search,
  targetChange,
  termination,
} from './kind.lexicon.ts';

/** The words of each kind, in the order in which they are asked: who terminates also redeems, and a pacing plan is full of commitments. */
const topics: readonly (readonly [SignalKind, readonly Lexicon[]])[] = [
  ['termination', [termination]],
  ['redemption', [redemption]],
  ['pacing', [pacing]],
  ['search', [search]],
  ['appointment', [appointment]],
  ['departure', [departure]],
  ['rate_change', [rateChange]],
  ['target_change', [targetChange]],
  ['commitment', [commitment]],
  ['hire', [hire, hiresByName, appointsFirm]],
  ['vote', [proxyVote]],
];

/** What words speak of, the kind that decides first. A firm is appointed to serve, which is no office. */
export function kindsIn(words: string): SignalKind[] {
  const text = foldApostrophes(words);
  return topics.flatMap(([kind, lists]) => {
    const isFirm = kind === 'appointment' && appointsFirm.test(text);
    return !isFirm && lists.some((list) => list.test(text)) ? [kind] : [];
  });
}

/** Where words of a kind begin in a text; null where none stand there. */
export function placeOfKind(text: string, kind: SignalKind): number | null {
  const lists = topics.find(([one]) => one === kind)?.[1] ?? [];
  const places = lists.flatMap((list) => list.findAll(text).map(({ index }) => index));
  return places.length === 0 ? null : smallestOf(places);
}
