import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../testing/source.fixture.ts';
import { isOwnName, spokenFor } from './affiliation.ts';

const nameOf = (stem: string) => ({ joined: stem, stems: [stem], capitals: null });
const panel = sourceOf(
  [
    [
      'Mara Tillow',
      'Ana Varga is a managing partner of Brackenfold Lending, and Bo Lund runs credit at the Larch Fund.',
    ],
    ['Ana Varga', 'We lend to companies of middle size.'],
    ['Bo Lund', 'We pay for that.'],
  ],
  {
    kind: 'video',
    title: 'Panel on loans',
    people: [{ name: 'Mara Tillow', role: 'moderator', provenance: 'publisher' }],
  },
);

describe('what somebody says is of whom they speak for', () => {
  it('by the sentence that introduces them', () => {
    expect([...spokenFor('brackenfold', panel)]).toEqual([1]);
    expect([...spokenFor('larch', panel)]).toEqual([2]);
  });

  it('by the next sentence, where that goes on about them', () => {
    const talk = sourceOf([
      ['Mara Tillow', 'Cy Marsh drove a fire engine. He is now a trustee of the Alder Police and Fire Fund.'],
      ['Cy Marsh', 'We cut our costs.'],
    ]);
    expect([...spokenFor('alder', talk)]).toEqual([1]);
  });
});

it('a talk with the people of one organization is of it, one with those of two is of neither', () => {
  const talk = sourceOf(
    [
      ['Mara Tillow', 'My guest is Cy Marsh, chief investment officer of the Alder Fund.'],
      ['Cy Marsh', 'We cut our costs.'],
    ],
    { people: [{ name: 'Mara Tillow', role: 'host', provenance: 'publisher' }] },
  );
  expect(isOwnName(nameOf('alder'), talk)).toBe(true);
  expect(isOwnName(nameOf('larch'), panel)).toBe(false);
});
