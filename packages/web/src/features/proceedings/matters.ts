import type { AgendaItem, Decision, Proceedings, UnnamedVote } from '@ecco/contract';

/** An item of the agenda with what was decided under it, and votes that say no more than its number. */
type Matter = { item: AgendaItem; decisions: Decision[]; votes: UnnamedVote[] };

type VoteRecords = Pick<Proceedings, 'agenda' | 'decisions' | 'unnamed_votes'>;
type Matters = { matters: Matter[]; others: Decision[]; otherVotes: UnnamedVote[] };

/** The agenda with its decisions and votes, and those that belong to none of its items. */
export function mattersOf({ agenda, decisions, unnamed_votes: votes }: VoteRecords): Matters {
  const known = new Set(agenda.map(({ index }) => index));
  const isOther = ({ agenda_item }: Pick<Decision, 'agenda_item'>): boolean =>
    agenda_item === null || !known.has(agenda_item);
  return {
    matters: agenda.map((item) => ({
      item,
      decisions: decisions.filter(({ agenda_item }) => agenda_item === item.index),
      votes: votes.filter(({ agenda_item }) => agenda_item === item.index),
    })),
    others: decisions.filter(isOther),
    otherVotes: votes.filter(isOther),
  };
}
