/** The steps that make an item of its source, in order; it may be run again from any of them on. */
export const stageNames = [
  'acquire',
  'transcript',
  'process',
  'speakers',
  'outline',
  'overview',
  'highlights',
  'analysis',
  'proceedings',
  'assertions',
] as const;
export type StageName = (typeof stageNames)[number];
