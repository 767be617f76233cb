import type { Citation, Decision, Meeting, MinutesComparison } from '@ecco/contract';
import type { TFunction } from 'i18next';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useMinutesComparison } from '../../../features/meeting/api/minutes-comparison.api.ts';
import { comparisonId } from '../../../features/meeting/comparison-id.ts';
import {
  type DecisionNote,
  DecisionNotesContext,
} from '../../../features/proceedings/decision-notes.context.ts';

/** Whether a place of the comparison is one at which the decision is told. */
const isOf = ({ outcome, motion }: Decision, said: Citation): boolean =>
  [outcome, ...motion.citations].some(
    ({ item, segment_id }) => item.uuid === said.item.uuid && segment_id === said.segment_id,
  );

/** What the minutes lack of a decision, and where they tell it differently. */
function notesOf(t: TFunction, { gaps, differences }: MinutesComparison, decision: Decision): DecisionNote[] {
  const texts = [
    ...gaps
      .filter(({ said }) => isOf(decision, said))
      .map(({ kind }) => t(`meeting.compare.missing.${kind}`)),
    ...differences
      .filter(({ said }) => isOf(decision, said.citation))
      .map(({ field }) => t('meeting.compare.differs', { field: t(`meeting.compare.field.${field}`) })),
  ];
  return [...new Set(texts)].map((text) => ({ text, href: `#${comparisonId}` }));
}

/** Marks each decision of a recording that the minutes leave out or tell differently. */
export function MinutesNotes({ meeting, children }: { meeting: Meeting; children: ReactNode }) {
  const { t } = useTranslation();
  const { data } = useMinutesComparison(meeting.uuid);
  const read = useCallback((decision: Decision) => (data ? notesOf(t, data, decision) : []), [t, data]);
  return <DecisionNotesContext value={read}>{children}</DecisionNotesContext>;
}
