import { describe, expect, it } from 'vitest';
import { layouts } from './ballots/layouts.ts';
import { scoreLayout } from './ballots.ts';

/** Seeds of each layout: a share of those of the evaluation, and others. */
const seeds = [3, 5, 94, 2611];

describe('votes of made minutes', () => {
  it.each(layouts)('are told as they were made or not at all: $name', async (layout) => {
    const { wrong } = await scoreLayout(layout, seeds);
    expect(wrong).toEqual([]);
  });

  it.each(layouts.slice(0, 5))('are told by name, most of them: $name', async (layout) => {
    const { votes, named } = await scoreLayout(layout, seeds);
    expect(named * 2).toBeGreaterThan(votes);
  });
});
