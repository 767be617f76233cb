import { organizationTypes } from '@ecco/domain';
import { z } from 'zod';
import { Mark, SourceName } from '../marked/mark.schema.ts';

/** What makes a mention hard, or `plain` where a full name stands that nobody else has. README.md tells them apart. */
export const mentionClasses = [
  'plain',
  'acronym',
  'ticker',
  'family',
  'given',
  'place',
  'referring',
  'common-name',
  'common-word',
  'namesake',
  'short-alias',
  'body',
  'own-name',
] as const;

/** A mention, and the node that it means: null where it means none of the graph. */
export const LinkLabel = Mark.extend({
  node: z.string().nullable(),
  /** A node that is named alike and not meant. */
  instead: z.string().optional(),
  class: z.enum(mentionClasses),
});
export type LinkLabel = z.infer<typeof LinkLabel>;

/** A node whose names stand in the data. */
export const MarkedNode = z.strictObject({
  key: z.string(),
  kind: z.enum(['organization', 'person']),
  type: z.enum(organizationTypes).optional(),
  ticker: z.string().optional(),
  names: z.array(Mark).min(1),
  organizations: z.array(z.string()).default([]),
});

export const OwnedItem = SourceName.extend({ of: z.array(z.string()) });

/** A line of the reference list of pension plans. */
export const Plan = z.object({
  id: z.string(),
  name: z.string(),
  abbreviation: z.string(),
  state: z.string(),
  website: z.string(),
});
