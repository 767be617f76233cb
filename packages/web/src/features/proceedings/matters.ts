import type { AgendaItem, Decision, Proceedings } from '@ecco/contract';

/** An item of the agenda with what was decided under it. */
type Matter = { item: AgendaItem; decisions: Decision[] };

/** The agenda with its decisions, and the decisions that belong to none of its items. */
export function mattersOf({ agenda, decisions }: Pick<Proceedings, 'agenda' | 'decisions'>): {
  matters: Matter[];
  others: Decision[];
} {
  const known = new Set(agenda.map(({ index }) => index));
  return {
    matters: agenda.map((item) => ({
      item,
      decisions: decisions.filter(({ agenda_item }) => agenda_item === item.index),
    })),
    others: decisions.filter(({ agenda_item }) => agenda_item === null || !known.has(agenda_item)),
  };
}
