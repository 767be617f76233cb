import { existsSync, globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const source = new URL('..', import.meta.url).pathname;
const checkout = new URL('../../../..', import.meta.url).pathname;

type Weights = { origin: { on: string; script: string | null } };
const isWeights = (value: unknown): value is Weights =>
  typeof value === 'object' && value !== null && 'origin' in value;

const files = globSync('**/*.weights.ts', { cwd: source });

describe('weights', () => {
  it.each(files)('of %s are numbers that tell where they come from', async (file) => {
    const module: Record<string, unknown> = await import(`${source}${file}`);
    const all = Object.values(module);
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter((one) => !isWeights(one))).toEqual([]);
    for (const { origin, ...values } of all.filter(isWeights)) {
      expect(origin.on).toMatch(/\p{L}{4}/u);
      expect(origin.script === null || existsSync(`${checkout}${origin.script}`)).toBe(true);
      expect(Object.values(values).every(Number.isFinite)).toBe(true);
    }
  });
});
