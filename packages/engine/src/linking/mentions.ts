import type { GraphNode, OrganizationNode } from './linking.type.ts';
import { isWrittenAlike } from './name-writing.ts';
import type { PlacedSpan } from './spans.ts';

type PersonNode = Extract<GraphNode, { kind: 'person' }>;
/** Words that the graph knows, with all that is called so. */
export type Mention = { span: PlacedSpan; organisations: OrganizationNode[]; people: PersonNode[] };
/** What of the graph is called like a text. */
export type NodeLookup = (text: string) => readonly GraphNode[];

/** Of what overlaps, the longest that the graph knows; a piece of a longer name that it does not know is nobody. */
export function mentionsIn(spans: readonly PlacedSpan[], called: NodeLookup): Mention[] {
  const known = spans.filter((span) => called(span.text).length > 0);
  const bySegment = Map.groupBy(known, ({ segmentId }) => segmentId);
  return [...bySegment.values()].flatMap((ofSegment) => {
    let reached = 0;
    return ofSegment
      .toSorted((a, b) => a.start - b.start || b.end - a.end)
      .filter((span) => {
        if (span.start < reached) return false;
        reached = span.end;
        return true;
      })
      .map((span) => {
        const nodes = called(span.text);
        return {
          span,
          organisations: nodes.filter((node) => node.kind === 'organisation'),
          people: nodes.filter((node) => node.kind === 'person'),
        };
      });
  });
}

/** What the graph knows by a text that writes it as the graph does. */
export const writtenAlike =
  (called: NodeLookup): NodeLookup =>
  (text) =>
    called(text).filter((node) => node.kind === 'person' || isWrittenAlike(text, node));

/** The ids of nodes, each once. */
export const distinct = (nodes: readonly { id: string }[]): string[] => [
  ...new Set(nodes.map(({ id }) => id)),
];
