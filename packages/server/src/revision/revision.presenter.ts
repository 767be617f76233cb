import type {
  RevisedCorrection as PublicCorrection,
  TranscriptDifference as PublicDifference,
  TranscriptRevision as PublicRevision,
} from '@ecco/contract';
import type { DifferingPlace, RevisedCorrection, TranscriptDifference } from '@ecco/domain';
import type { Revision } from '@ecco/store';
import { whole } from '../item/clock-time.ts';

/** `isLastUsed`: no other one took its place since. `isSettled`: the item is not being processed. */
type RevisionMay = { isLastUsed: boolean; isSettled: boolean };

export function presentRevision(revision: Revision, { isLastUsed, isSettled }: RevisionMay): PublicRevision {
  const { state } = revision;
  const isThere = state === 'proposed' || state === 'undone' || state === 'dismissed';
  return {
    uuid: revision.id,
    source: revision.source,
    state,
    maker: revision.maker,
    by: revision.by,
    created_at: revision.createdAt.toISOString(),
    used_at: revision.usedAt?.toISOString() ?? null,
    used_when_done: revision.isUsedWhenDone,
    done_ms: revision.doneMs,
    length_ms: revision.lengthMs,
    message: revision.message,
    counts: revision.counts,
    may: {
      use: isSettled && isThere && revision.sourceAfter !== null,
      undo: isSettled && state === 'used' && isLastUsed,
      dismiss: state === 'waiting' || state === 'working' || state === 'proposed' || state === 'failed',
    },
  };
}

const presentPlace = ({ startMs, ...place }: DifferingPlace) => ({ ...place, start_ms: whole(startMs) });

export const presentDifference = (difference: TranscriptDifference): PublicDifference => ({
  kind: difference.kind,
  old: presentPlace(difference.old),
  new: presentPlace(difference.new),
});

export const presentCorrection = ({ startMs, ...correction }: RevisedCorrection): PublicCorrection => ({
  ...correction,
  start_ms: whole(startMs),
});
