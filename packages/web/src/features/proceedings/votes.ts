import type { Decision, NamedBallot } from '@ecco/contract';
import { ballots } from '@ecco/domain';

/** Whether as many were for it as against it, and both are told. */
export const isTied = ({ yes, no }: Pick<Decision, 'yes' | 'no'>): boolean =>
  yes !== null && no !== null && yes.value > 0 && yes.value === no.value;

/** Who voted how, by ballot; ballots that nobody cast are left out. */
export const byBallot = (cast: readonly NamedBallot[]) =>
  ballots
    .map((ballot) => ({ ballot, voters: cast.filter((named) => named.ballot === ballot) }))
    .filter(({ voters }) => voters.length > 0);
