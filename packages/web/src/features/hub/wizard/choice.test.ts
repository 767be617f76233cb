import { limits } from '@ecco/contract';
import { buildList } from '@ecco/factories/answers';
import { describe, expect, test } from 'vitest';
import { type Choice, choiceKey, choicesOf, followsOf, mergeEdits, nameFor, unique } from './choice.ts';

const org = (label: string, slug = label.toLowerCase()): Choice => ({
  type: 'ORG',
  label,
  slug,
  value: slug,
  parentOrg: null,
});
const alias: Choice = { type: 'ALIAS', label: 'CTR', slug: 'cobble', value: 'CTR', parentOrg: 'Cobble' };
const ada: Choice = { type: 'PERSON', label: 'Ada Reeve', slug: 'ada', value: 'id-of-ada', parentOrg: null };

describe('what is chosen', () => {
  // Specification of organizations, line 60: unique organizations are told apart by their slugs in lower case.
  test('is there once, organizations by their slug in lower case', () => {
    const chosen = unique([org('Cobble'), org('COBBLE', 'Cobble'), alias, ada, ada]);
    expect(chosen.map(({ label }) => label)).toEqual(['Cobble', 'CTR', 'Ada Reeve']);
    expect(choiceKey(alias)).not.toBe(choiceKey(org('Cobble')));
  });

  test('is sent as the API takes it, and comes back the same', () => {
    const choices = [org('Cobble'), alias, ada];
    expect(followsOf(choices)).toEqual({
      org_slugs: ['cobble'],
      org_aliases: [{ name: 'CTR', org_slug: 'cobble' }],
      person_node_ids: ['id-of-ada'],
    });
    const list = buildList({
      followed_orgs: [{ id: 'o', slug: 'cobble', name: 'Cobble', ticker: null, last_crawled_date: null }],
      org_aliases: [{ name: 'CTR', org_slug: 'cobble', org_name: 'Cobble' }],
      followed_people: [{ id: 'id-of-ada', slug: 'ada', name: 'Ada Reeve' }],
    });
    expect(choicesOf(list)).toEqual(choices);
  });

  // Specification of organizations, line 137: the first part of each label, joined by commas.
  test('names the list by the first part of each label, as many as there is room for', () => {
    expect(nameFor([])).toBe('');
    expect(nameFor([org('Cobble Teachers, Board of'), ada])).toBe('Cobble Teachers, Ada Reeve');
    const sixty = Array.from({ length: 60 }, (_, index) => org(`Fund ${index}`));
    expect(nameFor(sixty)).toBe(sixty.map(({ label }) => label).join(', '));
    const many = Array.from({ length: 400 }, (_, index) => org(`Fund ${index}`));
    expect(nameFor(many).length).toBeLessThanOrEqual(limits.listTitleMax);
    expect(nameFor(many)).toMatch(/^Fund 0, Fund 1, .*Fund \d+, …$/);
    const long = `${'Retirement system of teachers '.repeat(80)}and others`;
    expect(nameFor([org(long)])).toMatch(/^(?:Retirement system of teachers ?){66}Retirement system…$/);
    expect(nameFor([org(long), ada])).toBe(nameFor([org(long)]));
    expect(nameFor([org('x'.repeat(3_000))])).toBe(`${'x'.repeat(limits.listTitleMax - 1)}…`);
  });
});

describe('two edits of one list', () => {
  const [a, b, c, d] = [org('A'), org('B'), org('C'), org('D')];
  const edit = (title: string, choices: Choice[]) => ({ title, choices });
  const labels = (choices: readonly Choice[]) => choices.map(({ label }) => label).join('');

  test('lose nothing: what either added is in, what either removed is out', () => {
    const merged = mergeEdits(edit('X', [a, b]), edit('X', [a, c]), edit('Theirs', [a, b, d]));
    expect([merged.title, labels(merged.choices)]).toEqual(['Theirs', 'ADC']);
  });

  test('of both names keep mine', () => {
    expect(mergeEdits(edit('X', []), edit('Mine', []), edit('Theirs', [])).title).toBe('Mine');
  });
});
