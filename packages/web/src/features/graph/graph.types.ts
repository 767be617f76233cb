import type { GraphLine, GraphPoint, Neighbors } from '@ecco/contract';

/** What of the graph is drawn: its points and lines by their ids. */
export type GraphDrawing = {
  center: GraphPoint;
  points: ReadonlyMap<string, GraphPoint>;
  lines: readonly GraphLine[];
  /** The lines of each point. */
  linesOf: ReadonlyMap<string, readonly GraphLine[]>;
  /** How many more stand beside a point that was expanded; what is missing was not asked. */
  left: ReadonlyMap<string, number>;
};

/** All that was answered so far, as one graph. */
export function drawnOf(answers: readonly [Neighbors, ...Neighbors[]]): GraphDrawing {
  const points = new Map<string, GraphPoint>();
  const lines = new Map<string, GraphLine>();
  const left = new Map<string, number>();
  for (const answer of answers) {
    for (const point of [answer.center, ...answer.points]) points.set(point.id, point);
    for (const line of answer.lines) lines.set(line.id, line);
    left.set(answer.center.id, answer.total - answer.points.length);
  }
  const linesOf = new Map<string, GraphLine[]>();
  const put = (id: string, line: GraphLine): void => {
    linesOf.set(id, [...(linesOf.get(id) ?? []), line]);
  };
  for (const line of lines.values()) {
    put(line.source, line);
    put(line.target, line);
  }
  return { center: answers[0].center, points, lines: [...lines.values()], linesOf, left };
}

/** The other end of a line. */
export const otherEnd = ({ source, target }: Pick<GraphLine, 'source' | 'target'>, id: string): string =>
  source === id ? target : source;
