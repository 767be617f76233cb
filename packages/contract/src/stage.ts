import { z } from 'zod';

/** The steps of the walk of an item, in order; it may be run again from any of them on. */
export const stageNames = [
  'acquire',
  'transcript',
  'process',
  'speakers',
  'outline',
  'overview',
  'highlights',
  'analysis',
  'assertions',
] as const;
export const StageName = z.enum(stageNames);
export type StageName = z.infer<typeof StageName>;
