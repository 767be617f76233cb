import type { Decision, Signal, UnnamedVote } from '@ecco/domain';
import type { Source } from '../../ports/ports.ts';
import { findAgenda } from '../agenda/find-agenda.ts';
import { findVotes } from '../find-decisions.ts';
import { findSignals } from '../signals/find-signals.ts';

/** The decisions of a source. */
export const decisionsOf = (source: Source): Decision[] => findVotes(source, findAgenda(source)).decisions;

/** The votes of a source that name nothing but the number of their matter. */
export const unnamedVotesOf = (source: Source): UnnamedVote[] =>
  findVotes(source, findAgenda(source)).unnamedVotes;

/** The signals of a source. */
export const signalsOf = (source: Source): Signal[] =>
  findSignals(source, { agenda: findAgenda(source), decisions: decisionsOf(source) });

/** A decision in a line: what became of it, its votes ("?" where nobody says), who moved and seconded, its words. */
export function lineOf({ result, yes, no, abstain, movedBy, secondedBy, motion }: Decision): string {
  const votes = [yes, no, abstain].map((count) => count?.value ?? '?').join('-');
  const people = [movedBy, secondedBy].map((who) => who?.value ?? '?').join('/');
  return `${result?.value ?? 'unknown'} ${votes} ${people}: ${motion.text}`;
}
