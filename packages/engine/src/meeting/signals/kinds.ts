import type { SignalKind } from '@ecco/domain';
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

/** In the order in which they are asked: who terminates also redeems, and a pacing plan is full of commitments. */
const topics: readonly (readonly [SignalKind, (text: string) => boolean])[] = [
  ['termination', termination.test],
  ['redemption', redemption.test],
  ['pacing', pacing.test],
  ['search', search.test],
  // A firm is appointed to serve, which is no office.
  ['appointment', (text) => appointment.test(text) && !appointsFirm.test(text)],
  ['departure', departure.test],
  ['rate_change', rateChange.test],
  ['target_change', targetChange.test],
  ['commitment', commitment.test],
  ['hire', (text) => hire.test(text) || hiresByName.test(text) || appointsFirm.test(text)],
  ['vote', proxyVote.test],
];

/** What words speak of, the kind that decides first. */
export function kindsIn(words: string): SignalKind[] {
  const text = foldApostrophes(words);
  return topics.flatMap(([kind, test]) => (test(text) ? [kind] : []));
}
