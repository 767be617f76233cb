export const entityTypes = ['person', 'organisation', 'place'] as const;
export type EntityType = (typeof entityTypes)[number];

/** A person, organization or place named in an item. */
export type Entity = {
  name: string;
  type: EntityType;
  aliases: string[];
  mentions: number;
  segmentIds: string[];
};
