import { describe, expect, it } from 'vitest';
import { parseSearch } from './parse.ts';
import { printSearch } from './print.ts';

const chips = (text: string) =>
  parseSearch(text).chips.map(({ from, to, kind, value, negated }) => [
    text.slice(from, to),
    negated ? `not ${kind}` : kind,
    value,
  ]);
const problems = (text: string) =>
  parseSearch(text).problems.map(({ from, to, code }) => [text.slice(from, to), code]);

describe('a search', () => {
  it('of words alone shows no chips', () => {
    expect(parseSearch('harbor lease, (of) 2024')).toMatchObject({
      chips: [],
      problems: [],
      clauses: [{ text: 'harbor' }, { text: 'lease,' }, { text: 'of' }, { text: '2024' }],
    });
  });

  it('shows each part that was understood, to be cut out by its range', () => {
    expect(chips('rent "long lease" -harbor speaker:"Ines Varga" -kind:podcast')).toEqual([
      ['"long lease"', 'phrase', 'long lease'],
      ['-harbor', 'not word', 'harbor'],
      ['speaker:"Ines Varga"', 'speaker', 'Ines Varga'],
      ['-kind:podcast', 'not kind', 'episode'],
    ]);
  });

  it('takes alternatives as one part, closer than their neighbours', () => {
    const text = 'fees rent OR "long lease" (a b) OR c';
    expect(chips(text)).toEqual([
      ['rent OR "long lease"', 'any', 'rent OR "long lease"'],
      ['(a b) OR c', 'any', '(a b) OR c'],
    ]);
    expect(parseSearch(text).clauses[2]).toMatchObject({
      type: 'or',
      nodes: [{ type: 'and' }, { text: 'c' }],
    });
  });

  it.each([
    ['after:2024', { operator: 'after', day: '2024-01-01' }],
    ['before:2024-3', { operator: 'before', day: '2024-03-01' }],
    ['AFTER:2024-02-29', { operator: 'after', day: '2024-02-29' }],
    ['age:<30d', { operator: 'age', younger: true, days: 30 }],
    ['age:2w', { operator: 'age', younger: true, days: 14 }],
    ['age:>1y', { operator: 'age', younger: false, days: 365 }],
    ['theme:regulatory', { operator: 'theme', value: 6 }],
    ['theme:2', { operator: 'theme', value: 2 }],
    ['has:figures', { operator: 'has', value: 'figure' }],
    ['is:mine', { operator: 'is', value: 'mine' }],
    ['kind:papers', { operator: 'kind', value: 'document' }],
  ])('reads %s', (text, filter) => {
    expect(parseSearch(text)).toMatchObject({ clauses: [{ type: 'filter', filter }], problems: [] });
  });

  it.each([
    ['rent author:ines', 'author:ines', 'unknown_operator'],
    ['kind:poem', 'kind:poem', 'unknown_value'],
    ['rent speaker:', 'speaker:', 'empty_value'],
    ['""', '""', 'empty_value'],
    ['after:2024-02-30', 'after:2024-02-30', 'bad_date'],
    ['before:soon', 'before:soon', 'bad_date'],
    ['age:old', 'age:old', 'bad_age'],
    ['(rent', '(', 'unbalanced_bracket'],
    ['rent)', ')', 'unbalanced_bracket'],
    ['rent "long lease', '"', 'unbalanced_quote'],
    ['rent OR', 'OR', 'misplaced_or'],
    ['-rent -fees', '-rent -fees', 'only_negated'],
  ])('of %j says what it did not understand', (text, part, code) => {
    expect(problems(text)).toEqual([[part, code]]);
  });

  it('searches what it did not understand as words', () => {
    expect(printSearch(parseSearch('kind:poem before:soon speaker: x:y "rent').clauses)).toBe(
      'poem soon speaker x:y rent',
    );
  });

  it('takes an address and a time of day for words', () => {
    expect(problems('https://harbor.example/a 10:30 note: this')).toEqual([]);
  });

  it('says what of a very long text it left out', () => {
    const text = 'rent '.repeat(400);
    expect(parseSearch(text).clauses).toHaveLength(64);
    expect(parseSearch(text).problems).toMatchObject([{ from: 319, to: 2_000, code: 'too_long' }]);
  });

  it('is not read deeper than brackets make sense', () => {
    const { problems: searchProblems } = parseSearch(`${'('.repeat(20)}rent${')'.repeat(20)}`);
    expect(new Set(searchProblems.map(({ code }) => code))).toEqual(new Set(['too_deep']));
  });

  it('has a bound of operators, and names each that is too much', () => {
    const speakers = (count: number) => Array.from({ length: count }, (_, index) => `speaker:n${index}`);
    expect(parseSearch(speakers(10).join(' OR ')).problems).toEqual([]);
    const many = speakers(12).join(' OR ');
    const { clauses, problems: matches } = parseSearch(`fees ${many} pension`);
    expect(matches.map(({ code, from, to }) => [code, `fees ${many}`.slice(from, to)])).toEqual([
      ['too_many_operators', 'speaker:n10'],
      ['too_many_operators', 'speaker:n11'],
    ]);
    expect(clauses.map((node) => [node.type, 'nodes' in node ? node.nodes.length : 1])).toEqual([
      ['word', 1],
      ['or', 10],
      ['word', 1],
    ]);
  });

  it('has no sign out of place beside one that is too much', () => {
    const ten = Array.from({ length: 10 }, (_, index) => `speaker:n${index}`).join(' ');
    const { problems: results } = parseSearch(`${ten} speaker:more OR rent`);
    expect(results.map(({ code }) => code)).toEqual(['too_many_operators']);
  });

  it('rules nothing else out where what was ruled out is too much', () => {
    const ten = Array.from({ length: 10 }, (_, index) => `is:mine speaker:n${index}`).join(' ');
    const { clauses } = parseSearch(`${ten} -speaker:other rent`);
    expect(clauses.at(-1)).toMatchObject({ type: 'word', text: 'rent' });
  });
});
