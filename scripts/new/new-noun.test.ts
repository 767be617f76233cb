import { describe, expect, it } from 'vitest';
import { root } from '../process/command.ts';
import { withLine } from './insert.ts';
import { filledIn, nounNames } from './noun-names.ts';
import { migrationOf, planOf } from './plan.ts';
import { refusalOf } from './refusal.ts';

describe('the names of a noun', () => {
  it('are spelled as the code spells them', () => {
    const template = '__noun-name__ __noun_names__ __nounName__ __NounNames__ __noun name__ __Noun names__';
    expect(filledIn(template, nounNames('fund-manager'))).toBe(
      'fund-manager fund_managers fundManager FundManagers fund manager Fund managers',
    );
  });

  it.each([
    ['mandate', 'mandates'],
    ['policy', 'policies'],
    ['survey', 'surveys'],
    ['index-box', 'index-boxes'],
    ['pledge-batch', 'pledge-batches'],
  ])('has for %s the plural %s', (singular, plural) => {
    expect(nounNames(singular).kebab.plural).toBe(plural);
  });

  it('has the plural that was given', () => {
    expect(nounNames('person-of-note', 'people-of-note').pascal.plural).toBe('PeopleOfNote');
  });
});

describe('a name is refused', () => {
  it.each([
    ['FundManager', 'kebab-case'],
    ['fund_manager', 'kebab-case'],
    ['fund-', 'kebab-case'],
    ['fund-2', 'kebab-case'],
    ['../fund', 'kebab-case'],
    ['mandates', 'looks like a plural'],
    ['class', 'a name of the language'],
    ['backup-file', null],
    ['close', 'a name of the store'],
    ['helper', 'a folder that says nothing'],
    ['item', 'exists already: packages/contract/src/api/item.api.ts'],
    ['mail', 'exists already: packages/store/src/mails'],
    ['admin-user', 'exists already: packages/{contract,domain}'],
    ['topic', 'exists already: packages/web/src/features/topic'],
    ['mandate', null],
  ])('%s: %s', (name, reason) => {
    const refusal = refusalOf(nounNames(name), root);
    if (reason === null) expect(refusal).toBeNull();
    else expect(refusal).toContain(reason);
  });

  it('whose plural is no name, or the same', () => {
    expect(refusalOf(nounNames('sheep', 'sheep'), root)).toContain('must differ from its plural');
    expect(refusalOf(nounNames('person', 'People'), root)).toContain('kebab-case');
    expect(refusalOf(nounNames('person', 'people'), root)).toContain('exists already');
  });
});

describe('a line', () => {
  it('stands after the last one that begins so', () => {
    const text = withLine('| meeting | a |\n| item | b |\n\nrest', '| mandate | c |', '| item |');
    expect(text).toBe('| meeting | a |\n| item | b |\n| mandate | c |\n\nrest');
  });

  it('that nothing begins like is refused', () => {
    expect(() => withLine('', "import 'a';", 'import ')).toThrow('"import "');
  });
});

describe('the plan of a noun', () => {
  const plan = planOf(nounNames('fund-manager'), root);

  it('describes it, and leaves nothing of the templates unfilled', () => {
    const texts = [...plan.created, ...plan.edited].map(({ path, text }) => `${path}\n${text}`).join('\n');
    expect(texts).not.toMatch(/__\w*noun/iu);
    for (const { path, text } of plan.edited)
      expect([path, text]).toEqual([path, expect.stringMatching(/fund-?manager/iu)]);
  });

  it('reaches every room that has words, rows, answers or pages', () => {
    const rooms = new Set(plan.created.map(({ path }) => path.split('/')[1] ?? ''));
    expect([...rooms].toSorted()).toEqual(['contract', 'domain', 'factories', 'server', 'store', 'web']);
  });

  it('numbers the migration after the last one', () => {
    const { created } = migrationOf(nounNames('fund-manager'), root);
    expect(created[0]).toMatch(/^packages\/store\/migrations\/\d{4}_fund_managers\.sql$/u);
  });
});
