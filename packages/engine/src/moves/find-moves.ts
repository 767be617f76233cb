import type { Signal } from '@ecco/domain';
import { inSourceCurrency } from '../figures/source-currency.ts';
import { readDiscussion } from '../meeting/signals/discussion.ts';
import type { Source } from '../ports/ports.ts';
import { openGate } from '../proof/gate.ts';
import { readSource } from '../reading/reading.ts';
import { findAccounts } from './accounts.ts';
import { findFundActs } from './funds/find-fund-acts.ts';
import { findOffices } from './offices/offices.ts';
import { findShareholderVotes } from './shareholder-votes.ts';

/**
 * What calls, episodes, articles and papers report that somebody does with money, managers and offices. Stricter than in
 * a meeting, where the talk is of nothing else: in doubt nothing.
 */
export function findMoves(source: Source): Signal[] {
  if (!readSource(source).english) return [];
  const discussion = readDiscussion(source, { agenda: [], decisions: [] });
  const { tellings, segments, isPlain } = discussion;
  // Without capitals nobody is known by name.
  if (isPlain) return [];
  const gate = openGate(source.segments);
  const signals = [
    ...findOffices(tellings),
    ...findAccounts(tellings, segments),
    ...findShareholderVotes(segments),
    ...findFundActs(source, discussion),
  ].filter(({ sentence, places }) => gate.pass(sentence) !== null && places.every(gate.holds));
  return inSourceCurrency(signals, segments);
}
