/** What a motion was to the one before it, or that nobody seconded it; other motions have none. */
export const moveKinds = ['amendment', 'substitute', 'reconsideration', 'no-second'] as const;
export type MoveKind = (typeof moveKinds)[number];
