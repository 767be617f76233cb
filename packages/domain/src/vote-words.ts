import type { VoteCount } from './ledger.ts';

/** A vote in figures, as far as it was counted: "8–0", "8–0, 1 abstaining", "5 in favor"; null where nobody counted. */
export function voteWords({ yes, no, abstain }: VoteCount): string | null {
  const abstaining = abstain === null || abstain === 0 ? [] : [`${abstain} abstaining`];
  if (yes !== null && no !== null) return [`${yes}–${no}`, ...abstaining].join(', ');
  if (yes !== null) return [`${yes} in favor`, ...abstaining].join(', ');
  return no === null || no === 0 ? null : [`${no} opposed`, ...abstaining].join(', ');
}
