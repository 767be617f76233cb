import type { AgendaItem, Decision, MoveKind, NamedBallot, SignalStage } from '@ecco/domain';

/** What became of an item of an agenda, or of a motion. */
export const stateWords: Readonly<Record<NonNullable<AgendaItem['state']>, string>> = {
  carried: 'Carried',
  failed: 'Failed',
  withdrawn: 'Withdrawn',
  deferred: 'Deferred',
  noted: 'Noted',
};

/** How a body came to a decision, where it was by no motion. */
export const basisWords: Readonly<Record<Decision['basis'], string | null>> = {
  motion: null,
  consensus: 'no objection',
  consent: 'consent calendar',
  'closed-session': 'reported out of closed session',
};

/** What a motion was to the one before it. */
export const moveWords: Readonly<Record<MoveKind, string>> = {
  amendment: 'amendment',
  substitute: 'substitute motion',
  reconsideration: 'reconsideration',
  'no-second': 'no second',
};

export const ballotWords: Readonly<Record<NamedBallot['ballot'], string>> = {
  yes: 'Yes',
  no: 'No',
  abstain: 'Abstaining',
  recused: 'Recused',
  not_voting: 'Not voting',
  absent: 'Absent',
};

export const stageWords: Readonly<Record<SignalStage, string>> = {
  considered: 'considered',
  recommended: 'recommended',
  approved: 'approved',
  completed: 'completed',
  rejected: 'rejected',
};
