import type { Candidate } from '@ecco/domain';
import type { candidates } from './candidate.table.ts';
import type { CandidateDraft } from './candidate.types.ts';

type Row = typeof candidates.$inferSelect;

export function draftOfRow({
  title: _title,
  releasedAt: _released,
  value: _value,
  ...row
}: Row): CandidateDraft {
  return row;
}

export function candidateOfRow(row: Row): Candidate {
  const { draft: _draft, meetingOf: _meetingOf, isMade: _isMade, ...candidate } = draftOfRow(row);
  return candidate;
}
