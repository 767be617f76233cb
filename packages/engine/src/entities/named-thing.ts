import type { EntityType } from '../ports/ports.ts';

/** A name of the text before its aliases are merged. */
export type NamedThing = {
  name: string;
  votes: Map<EntityType, number>;
  mentions: number;
  segmentIds: string[];
};
