import { expect, test } from 'vitest';
import { heldOut, reasonOf } from './held-out.ts';
import type { JudgedMention } from './score.ts';

const judged = (dataset: string, sign: string | null, isRight: boolean): JudgedMention => ({
  label: {
    dataset,
    source: 'alder',
    unit: 0,
    from: 0,
    to: 5,
    node: isRight ? 'alder' : null,
    class: 'plain',
  },
  link: { node: 'alder', unit: 0, from: 0, to: 5, sign },
  verdict: isRight ? 'right' : 'wrong',
});

test('a reason is the sign without its names', () => {
  expect(reasonOf(null)).toBe('its name');
  expect(reasonOf('short for Ann Reeve')).toBe('short for');
  expect(reasonOf('its site, alder.example')).toBe('its site');
});

test('a reason that is wrong elsewhere links nothing, and one that is wrong here alone still does', () => {
  const all = [
    judged('calls', 'short for Ann Reeve', true),
    judged('calls', null, true),
    judged('talks', 'short for Ben Frost', false),
    judged('talks', null, true),
  ];
  expect(heldOut(all).map(({ verdict }) => verdict)).toEqual(['missed', 'right', 'wrong', 'right']);
});
