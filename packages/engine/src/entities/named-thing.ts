/** A name of the text before its aliases are merged. */
import type { EntityType } from '@ecco/domain';
export type NamedThing = {
  name: string;
  votes: Map<EntityType, number>;
  mentions: number;
  segmentIds: string[];
};
