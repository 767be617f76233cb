import type {
  Citation,
  ContentKind,
  EdgeBasis,
  EdgeType,
  GraphProvenance,
  LinkRelation,
  PointKind,
} from '@ecco/domain';

/** A point of the graph. `day`: when a meeting is held, and an item came out; null for what has no day. */
export type GraphPoint = {
  id: string;
  kind: PointKind;
  slug: string;
  name: string;
  /** The kind of an item or a show, the type of an organization. */
  detail: string | null;
  day: Date | null;
};

/** The words of an item in which it names somebody. */
export type NamedPlace = {
  item: { uuid: string; slug: string; kind: ContentKind; title: string };
  line: number;
  isEstimated: boolean;
  citation: Citation;
};

/** Two points that are joined, and what that rests on. Fields that the basis does not have are null. */
export type GraphLine = {
  id: string;
  source: string;
  target: string;
  basis: EdgeBasis;
  edge: EdgeType | null;
  title: string | null;
  since: string | null;
  until: string | null;
  provenance: GraphProvenance | null;
  sourceUrl: string | null;
  relation: LinkRelation | null;
  names: string[];
  mentions: number | null;
  sign: string | null;
  place: NamedPlace | null;
};

export type NeighborsQuery = {
  /** What is expanded. */
  center: string;
  /** Points that are drawn already; they are not given again. */
  known: readonly string[];
  kinds: readonly PointKind[];
  /** Meetings and items of these days alone; what has no day is found whenever. */
  from?: Date | undefined;
  until?: Date | undefined;
  limit: number;
};

/** `total`: how many there are besides those that are known. */
export type Neighbors = { points: GraphPoint[]; total: number };
