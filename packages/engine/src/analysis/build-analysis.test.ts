import { describe, expect, it } from 'vitest';
import { buildOutline } from '../outline/build-outline.ts';
import { interview } from '../testing/interview.fixture.ts';
import { sourceOf } from '../testing/source.fixture.ts';
import { analyse } from './build-analysis.ts';

describe('the analysis of a conversation', () => {
  const source = sourceOf(interview);
  const analysis = analyse({ ...source, outline: buildOutline(source) });

  it('has one line of at most 280 characters and two to five cited sentences', () => {
    expect(analysis.oneLiner?.text.length).toBeLessThanOrEqual(280);
    expect(analysis.tldr.length).toBeGreaterThanOrEqual(2);
    expect(analysis.tldr.length).toBeLessThanOrEqual(5);
    expect(analysis.tldr.every(({ citations }) => citations.length > 0)).toBe(true);
  });

  it('names topics in proper case, the weightiest first', () => {
    const labels = analysis.keyTopics.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Private Credit', 'Discount Rate']));
    expect(labels.join(' ')).not.toMatch(/\b(?:Thing|Kind|Susan|Mark)\b/u);
    expect(analysis.keyTopics[0]?.weight).toBe(1);
  });

  it('tells persons from organisations', () => {
    const types = new Map(analysis.entities.map(({ name, type }) => [name, type]));
    expect(types.get('Mark Alder')).toBe('person');
    expect(types.get('Birchwood Capital Partners')).toBe('organisation');
    expect(types.get('Securities and Exchange Commission') ?? types.get('Exchange Commission')).toBe(
      'organisation',
    );
  });
});
