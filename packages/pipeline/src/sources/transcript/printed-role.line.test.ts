import { expect, it } from 'vitest';
import { printedRoles } from './printed-role.line.ts';

it('the label of a record gives an office in brackets, and a seat or a party is none', () => {
  const lines = [
    'Hon. Ana Birch (Minister of Rivers and Harbors): I thank the member.',
    'Mr. Ben Cedar (Larchmere North, Lib.): Mr. Chair, the rivers rise.',
    'Right Hon. Cora Larch (Prime Minister): They do.',
    'Hon. Ana Birch: They do.',
  ];
  const voices = new Set(['Hon. Ana Birch', 'Mr. Ben Cedar', 'Right Hon. Cora Larch']);
  expect(printedRoles(lines, voices)).toEqual([
    { name: 'Ana Birch', role: 'Minister of Rivers and Harbors' },
    { name: 'Cora Larch', role: 'Prime Minister' },
  ]);
});
