import type { Connection, ConnectionTarget } from '@ecco/domain';
import type { connections } from './connection.table.ts';

type Row = typeof connections.$inferSelect;

/** The columns of what a connection leads to; all but one are null. */
export const targetColumns = ({ kind, id }: ConnectionTarget) => ({
  personId: kind === 'person' ? id : null,
  meetingId: kind === 'meeting' ? id : null,
  itemId: kind === 'item' ? id : null,
  showId: kind === 'show' ? id : null,
});

function targetOf({ personId, meetingId, itemId, showId }: Row): ConnectionTarget {
  if (personId !== null) return { kind: 'person', id: personId };
  if (meetingId !== null) return { kind: 'meeting', id: meetingId };
  return itemId === null ? { kind: 'show', id: showId ?? '' } : { kind: 'item', id: itemId };
}

export function connectionOfRow(row: Row): Connection {
  const { personId: _p, meetingId: _m, itemId: _i, showId: _s, ...plain } = row;
  return { ...plain, target: targetOf(row) };
}
