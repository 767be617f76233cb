import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationNodeDatum,
} from 'd3-force';
import type { GraphDrawing } from './graph.types.ts';

export type Position = { x: number; y: number };
export type Positions = ReadonlyMap<string, Position>;

type Body = SimulationNodeDatum & { id: string };

/** Steps of the simulation: few points are laid out well, many soon. */
const stepsFor = (points: number): number => Math.max(40, Math.min(240, Math.round(24_000 / points)));
/** Names are wide: what keeps points apart reaches so much farther beside them than above. */
const breadth = 1.6;
/** How long the page is kept from answering at a time, in ms. */
const sliceMs = 12;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Where each point begins: where it was, or near the one that it came with. */
function bodiesOf({ center, points, linesOf }: GraphDrawing, before: Positions): Body[] {
  return [...points.keys()].map((id, index) => {
    if (id === center.id) return { id, x: 0, y: 0, fx: 0, fy: 0 };
    const beside = linesOf
      .get(id)
      ?.flatMap(({ source, target }) => before.get(source === id ? target : source) ?? []);
    const from = before.get(id) ?? beside?.[0];
    // Beside each other, and not on top: points in one place push each other nowhere.
    return { id, ...(from && { x: from.x / breadth + (index % 7) - 3, y: from.y + (index % 5) - 2 }) };
  });
}

/**
 * Lays points out by forces (velocity Verlet with Barnes-Hut repulsion, as d3-force does it): what is joined comes close,
 * everything else keeps apart, and the center stays in the middle. It works in slices, so that the page goes on
 * answering, and shows nothing until it is done, so that nothing moves. Null where it is aborted.
 */
export async function arrange(
  drawn: GraphDrawing,
  before: Positions,
  signal: AbortSignal,
): Promise<Positions | null> {
  const bodies = bodiesOf(drawn, before);
  const links = drawn.lines.map(({ source, target }) => ({ source, target }));
  const simulation = forceSimulation(bodies)
    .force(
      'links',
      forceLink<Body, { source: string; target: string }>(links)
        .id(({ id }) => id)
        .distance(110),
    )
    .force('apart', forceManyBody<Body>().strength(-700).distanceMax(1_200))
    .force('room', forceCollide<Body>(60))
    .force('x', forceX<Body>().strength(0.03))
    .force('y', forceY<Body>().strength(0.06))
    .alphaDecay(1 - 0.001 ** (1 / stepsFor(bodies.length)))
    .stop();
  let since = performance.now();
  for (let step = stepsFor(bodies.length); step > 0; step -= 1) {
    simulation.tick();
    if (performance.now() - since > sliceMs) {
      await pause();
      since = performance.now();
    }
    if (signal.aborted) return null;
  }
  return new Map(
    bodies.map(({ id, x = 0, y = 0 }) => [id, { x: Math.round(x * breadth), y: Math.round(y) }]),
  );
}
