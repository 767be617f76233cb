/** What publishes items in a row. */
export const showKinds = ['podcast', 'channel', 'publication'] as const;
export type ShowKind = (typeof showKinds)[number];
