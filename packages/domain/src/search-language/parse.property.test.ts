import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isQuestion } from './is-question.ts';
import { searchOperators } from './operator.ts';
import { parseSearch } from './parse.ts';
import { printSearch } from './print.ts';
import type { SearchNode } from './search-language.types.ts';

const signs = [
  ...'()"“”-:|&!*<>\\/^$[]{}+?.'.split(''),
  ...searchOperators.map((operator) => `${operator}:`),
  'OR',
  ' ',
  'rent',
  '2024-01',
  '<30d',
  '(a+)+$',
  '漢字',
  'деньги',
  'مال',
  '\0',
  '\ud800',
  '🎉',
];
const hostile = fc.oneof(
  fc.array(fc.constantFrom(...signs), { maxLength: 120 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

const depthOf = (node: SearchNode): number => {
  if (node.type === 'not') return 1 + depthOf(node.node);
  return 'nodes' in node ? 1 + Math.max(...node.nodes.map(depthOf)) : 1;
};
const countOf = (node: SearchNode): number => {
  if (node.type === 'not') return countOf(node.node);
  return 'nodes' in node ? node.nodes.reduce((sum, inner) => sum + countOf(inner), 0) : 1;
};

it('reads any text, within bounds, and tells ranges that lie in it', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const { clauses, chips, problems } = parseSearch(text);
      for (const { from, to } of [...clauses, ...chips, ...problems]) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeGreaterThanOrEqual(from);
        expect(to).toBeLessThanOrEqual(text.length);
      }
      for (const clause of clauses) expect(depthOf(clause)).toBeLessThan(30);
      expect(typeof isQuestion(text)).toBe('boolean');
    }),
    { numRuns: 2_000 },
  );
});

it('prints what it understood so that it is understood again', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const printed = printSearch(parseSearch(text).clauses);
      expect(printSearch(parseSearch(printed).clauses)).toBe(printed);
    }),
    { numRuns: 2_000 },
  );
});

it('takes a chip off by cutting its range, and leaves the other chips', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('rent', '"a b"', '-fees', 'kind:meeting', 'a OR b'), { maxLength: 8 }),
      (parts) => {
        const text = parts.join(' , ');
        const { chips } = parseSearch(text);
        const [first, ...others] = chips;
        if (!first) return;
        const left = text.slice(0, first.from) + text.slice(first.to);
        expect(parseSearch(left).chips.map(({ value }) => value)).toEqual(others.map(({ value }) => value));
      },
    ),
  );
});

it.each(['(', ')', '"', '“', '-', ':', 'OR ', '(a OR ', '"a', 'speaker:"', '-(', 'a|', '漢'])(
  'bounds ten thousand of %j',
  (sign) => {
    const { clauses, problems } = parseSearch(sign.repeat(10_000));
    expect(clauses.reduce((sum, clause) => sum + countOf(clause), 0)).toBeLessThanOrEqual(64);
    expect(problems.length).toBeLessThanOrEqual(2_100);
  },
);
