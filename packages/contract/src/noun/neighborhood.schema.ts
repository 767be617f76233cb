import { edgeBases, pointKinds } from '@ecco/domain';
import { z } from 'zod';
import { Day } from './day.schema.ts';
import { limits } from './limit.ts';
import { EdgeType, GraphProvenance, LinkRelation } from './name.schema.ts';
import { NodeName } from './organization.schema.ts';

export const PointKind = z.enum(pointKinds);

/** A point of the graph. `href`: its page. */
export const GraphPoint = z.object({
  id: z.string(),
  kind: PointKind,
  name: z.string(),
  /** The kind of an item or a show, the type of an organization, the fund of a meeting. */
  detail: z.string().nullable(),
  /** When a meeting is held, or an item came out. */
  date: z.iso.datetime().nullable(),
  href: z.string(),
});
export type GraphPoint = z.infer<typeof GraphPoint>;

/** Two points that are joined, and what that rests on. What the basis does not have is null. */
export const GraphLine = z.object({
  id: z.string(),
  source: z.string(),
  target: z.string(),
  basis: z.enum(edgeBases),
  edge_type: EdgeType.nullable(),
  title: z.string().nullable(),
  since: z.string().nullable(),
  until: z.string().nullable(),
  provenance: GraphProvenance.nullable(),
  source_url: z.string().nullable(),
  relation: LinkRelation.nullable(),
  /** As the item writes them. */
  names: z.array(z.string()),
  mentions: z.number().int().nullable(),
  /** Why they are meant, where the name alone does not say. */
  sign: z.string().nullable(),
  /** The words of the item that name them first. */
  place: z.object({ quote: z.string(), href: z.string() }).nullable(),
});
export type GraphLine = z.infer<typeof GraphLine>;

/** What is expanded, and what is drawn already. */
export const NeighborsQuery = z.object({
  kind: PointKind,
  /** Uuid, or of an organization its slug too. */
  id: NodeName,
  known: z.array(z.uuid()).max(limits.graphPointsMax).default([]),
  kinds: z
    .array(PointKind)
    .max(pointKinds.length)
    .default([...pointKinds]),
  /** Meetings and items of these days alone, both included. */
  from: Day.optional(),
  until: Day.optional(),
  limit: z.number().int().min(1).max(limits.graphPointsFirst).default(limits.graphPointsFirst),
});
export type NeighborsQuery = z.infer<typeof NeighborsQuery>;

/** `total`: how many stand beside it that were not drawn before. `lines`: between all that is drawn then. */
export const Neighbors = z.object({
  center: GraphPoint,
  points: z.array(GraphPoint),
  lines: z.array(GraphLine),
  total: z.number().int(),
});
export type Neighbors = z.infer<typeof Neighbors>;
