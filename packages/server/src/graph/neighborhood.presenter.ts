import {
  limits,
  type Neighbors,
  type GraphLine as PublicLine,
  type GraphPoint as PublicPoint,
  pathOf,
  pathOfShow,
  placeHref,
} from '@ecco/contract';
import { contentKinds, type PointKind, showKinds } from '@ecco/domain';
import type { GraphLine, GraphPoint } from '@ecco/store';
import { wholeSeconds } from '../item/clock-time.ts';
import type { Neighborhood } from './neighborhood.usecases.ts';

const paths: Readonly<Record<PointKind, (point: GraphPoint) => string>> = {
  organization: ({ slug }) => `/org/${slug}`,
  person: ({ slug }) => `/people/${slug}`,
  meeting: ({ id }) => `/event/${id}`,
  show: ({ slug, detail }) =>
    pathOfShow({ slug, kind: showKinds.find((kind) => kind === detail) ?? 'podcast' }),
  item: ({ id: uuid, slug, detail }) =>
    pathOf({ uuid, slug, kind: contentKinds.find((kind) => kind === detail) ?? 'document' }),
};

const presentPoint = (point: GraphPoint): PublicPoint => {
  const { id, kind, name, detail, day } = point;
  return { id, kind, name, detail, date: day?.toISOString() ?? null, href: paths[kind](point) };
};

/** Words that were cut end with a whole word, and say that they were. */
const excerptOf = (quote: string): string =>
  quote.length < limits.graphQuoteMax ? quote : `${quote.replace(/\s+\S*$/u, '')}…`;

function presentLine({ edge, sourceUrl, place, ...line }: GraphLine): PublicLine {
  return {
    ...line,
    edge_type: edge,
    source_url: sourceUrl,
    place: place && {
      quote: excerptOf(place.citation.quote),
      href: placeHref({
        item: place.item,
        content_id: place.line,
        segment_id: place.citation.segmentId,
        start_timestamp: place.isEstimated ? null : wholeSeconds(place.citation.startMs),
      }),
    },
  };
}

export const presentNeighbors = ({ center, points, lines, total }: Neighborhood): Neighbors => ({
  center: presentPoint(center),
  points: points.map(presentPoint),
  lines: lines.map(presentLine),
  total,
});
