import type { GraphPoint, Neighbors } from '@ecco/contract';
import { describe, expect, test } from 'vitest';
import { drawnOf } from './graph.types.ts';
import { arrange } from './layout.ts';
import { nextPoint } from './next-point.ts';

const point = (id: string): GraphPoint => ({
  ...{ id, kind: 'person', name: id, detail: null, date: null, href: `/people/${id}` },
});
const line = (source: string, target: string): Neighbors['lines'][number] => ({
  ...{
    id: `${source} ${target}`,
    source,
    target,
    basis: 'connection',
    edge_type: 'HAS_ADVISOR',
    title: null,
  },
  ...{ since: null, until: null, provenance: 'hand', source_url: null, relation: null, names: [] },
  ...{ mentions: null, sign: null, place: null },
});
const going = new AbortController().signal;

describe('a layout', () => {
  const ids = Array.from({ length: 59 }, (_, index) => `p${index}`);
  const drawn = drawnOf([
    { center: point('a'), points: ids.map(point), lines: ids.map((id) => line('a', id)), total: 59 },
  ]);

  test('keeps the center in the middle and every point apart from the others', async () => {
    const places = await arrange(drawn, new Map(), going);
    expect(places?.get('a')).toEqual({ x: 0, y: 0 });
    const all = [...(places?.values() ?? [])];
    expect(all).toHaveLength(60);
    const closest = all.flatMap((one, at) =>
      all.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    expect(Math.min(...closest)).toBeGreaterThan(40);
  });

  test('of the same graph is the same, and of one that goes on begins where it was', async () => {
    const before = await arrange(drawn, new Map(), going);
    expect(await arrange(drawn, new Map(), going)).toEqual(before);
    const grown = drawnOf([
      { center: point('a'), points: ids.map(point), lines: ids.map((id) => line('a', id)), total: 59 },
      { center: point('p0'), points: [point('new')], lines: [line('p0', 'new')], total: 1 },
    ]);
    const after = await arrange(grown, before ?? new Map(), going);
    const [from, to] = [after?.get('p0'), after?.get('new')];
    expect(Math.hypot((from?.x ?? 0) - (to?.x ?? 0), (from?.y ?? 0) - (to?.y ?? 0))).toBeLessThan(400);
  });

  test('is given up when it is no longer wanted', async () => {
    expect(await arrange(drawn, new Map(), AbortSignal.abort())).toBeNull();
  });
});

describe('an arrow key', () => {
  const positions = new Map([
    ['a', { x: 0, y: 0 }],
    ['near', { x: 50, y: 10 }],
    ['joined', { x: 200, y: 20 }],
    ['left', { x: -80, y: 0 }],
  ]);

  test('follows a line that goes its way before it jumps to what lies nearer', () => {
    expect(nextPoint({ id: 'a', beside: new Set(['joined']) }, 'ArrowRight', positions)).toBe('joined');
    expect(nextPoint({ id: 'a', beside: new Set() }, 'ArrowRight', positions)).toBe('near');
    expect(nextPoint({ id: 'a', beside: new Set(['joined']) }, 'ArrowLeft', positions)).toBe('left');
    expect(nextPoint({ id: 'left', beside: new Set() }, 'ArrowLeft', positions)).toBeNull();
  });
});
