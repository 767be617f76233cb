/** The kinds of node of which two can turn out to be one. */
export const mergeKinds = ['organization', 'person'] as const;
export type MergeKind = (typeof mergeKinds)[number];
