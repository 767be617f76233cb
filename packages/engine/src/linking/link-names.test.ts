import type { ContentKind } from '@ecco/domain';
import { describe, expect, it } from 'vitest';
import { linkNames } from './link-names.ts';
import type { LinkedSpeaker } from './link-speakers.ts';
import type { GraphNode, Home } from './linking.type.ts';
import { findSpans } from './spans.ts';

const org = (
  id: string,
  form: 'name' | 'alias' | 'ticker' = 'name',
  site: string | null = null,
  written = '',
): GraphNode => ({ kind: 'organisation', id, form, written, site });
const person = (id: string, ...places: string[]): GraphNode => ({ kind: 'person', id, places });

const graph: Record<string, GraphNode[]> = {
  'Linden Teachers': [org('linden')],
  Linden: [org('linden', 'alias')],
  LTRS: [org('linden', 'alias', 'linden.example')],
  'Larch Partners': [org('larch-a'), org('larch-b')],
  Target: [org('target', 'alias')],
  'Target Holdings': [org('target')],
  Quillo: [org('quillo')],
  QLO: [org('quillo', 'ticker')],
  Quorin: [org('quorin')],
  QRN: [org('quorin-holding')],
  'Ann Reeve': [person('ann', 'linden')],
  'Ben Frost': [person('ben-1', 'linden'), person('ben-2', 'target')],
  'Cora Vale': [person('cora')],
  'Larch Vale': [person('larch-vale', 'larch-b')],
  'Ulmus Systems': [org('ulmus')],
  Urs: [org('ulmus', 'alias', null, 'URS')],
  URS: [org('ulmus', 'alias', null, 'URS')],
  Olum: [org('ulmus', 'alias', null, 'Olum')],
  Board: [org('elm-fund', 'alias'), org('oak-fund', 'alias')],
  'Investment Committee': [org('oak-fund', 'alias')],
  'Oak Retirement Fund': [org('oak-fund')],
  Thornby: [org('thornby-group', 'alias')],
  'Thornby Group': [org('thornby-group')],
  "Thornby Teachers' Retirement Fund": [org('thornby-fund')],
};
const nobody: Home = { organizationIds: [], names: [], roster: [], speakers: [] };

function link(
  text: string | string[],
  part: Partial<Home> & {
    title?: string;
    speakers?: string[];
    voices?: LinkedSpeaker[];
    kind?: ContentKind;
  } = {},
) {
  const { title = '', voices = [], kind = 'episode', ...home } = part;
  const segments = [text].flat().map((line, index) => ({ id: `s${index}`, text: line }));
  return linkNames({
    spans: findSpans({ title, segments }),
    segments,
    kind,
    voices: voices.map(({ label, role }) => ({ label, role, organisation: null })),
    speakers: voices,
    called: (name) =>
      (graph[name] ?? []).map((node) =>
        node.kind === 'organisation' && node.written === '' ? { ...node, written: name } : node,
      ),
    home: { ...nobody, ...home },
  });
}
const ids = (matches: { id: string }[]) => matches.map(({ id }) => id);

describe('an organization', () => {
  it('is told by a name that is its own alone', () => {
    expect(link(['We met Linden Teachers.', "Linden's board agreed."]).organisations).toEqual([
      {
        id: 'linden',
        mentions: 2,
        names: ['Linden Teachers', 'Linden'],
        segmentId: 's0',
        sign: null,
        about: false,
      },
    ]);
    expect(ids(link('They hired Quillo in May.').organisations)).toEqual(['quillo']);
  });

  it.each([
    ['a piece of a longer name', 'He left Linden Teachers College in spring.'],
    ['the end of a longer name', 'They sold New Linden Teachers to us.'],
    ['a name that two have', 'Larch Partners won the mandate.'],
    ['an acronym alone', 'LTRS was founded in 1950.'],
    ['a ticker alone', 'QLO fell by two percent.'],
    ['a word that is common', 'Target returns were met. Target was busy.'],
  ])('is not told by %s', (_what, text) => {
    expect(link(text).organisations).toEqual([]);
  });

  it('is told by an acronym, a ticker or a common word where another sign stands in the item', () => {
    expect(ids(link(['Linden Teachers met.', 'LTRS agreed.']).organisations)).toEqual(['linden']);
    expect(link('LTRS agreed, said Ann Reeve.').organisations).toMatchObject([
      { id: 'linden', sign: 'one of its people, Ann Reeve' },
    ]);
    expect(link('LTRS tells more at www.linden.example.').organisations).toMatchObject([
      { sign: 'its site, linden.example' },
    ]);
    expect(link(['Quillo reported.', 'Shares of QLO fell.']).organisations).toMatchObject([{ mentions: 2 }]);
    expect(link(['Target Holdings grew.', 'We like Target.']).organisations).toMatchObject([{ mentions: 2 }]);
    expect(link('LTRS agreed.', { organizationIds: ['linden'] }).organisations).toMatchObject([
      { id: 'linden', sign: 'the item is its own' },
    ]);
  });

  it('is not told by letters in another case than its alias has, nor by an alias of four letters alone', () => {
    const reported = (...text: string[]) => link(text).organisations.map(({ names }) => names);
    expect(reported('A paper from Urs at Google.')).toEqual([]);
    expect(reported('Ulmus Systems met.', 'A paper from Urs at Google.')).toEqual([['Ulmus Systems']]);
    expect(reported('Ulmus Systems met.', 'Then URS agreed.')).toEqual([['Ulmus Systems', 'URS']]);
    expect(reported('They hired Olum in May.')).toEqual([]);
    expect(reported('They hired Olum of Ulmus Systems.')).toEqual([['Olum', 'Ulmus Systems']]);
  });

  it("is told by a body's name in what is its own alone", () => {
    const text = [
      'The Investment Committee met, as the Oak Retirement Fund told us.',
      'Then Board members agreed.',
    ];
    const elm = { organizationIds: ['elm-fund'], names: ['Elm Retirement Fund'] };
    const named = (home: { organizationIds: string[]; names: string[] }) =>
      link(text, { kind: 'meeting', ...home }).organisations.map(({ id, names }) => [id, names]);
    expect(named(elm)).toEqual([
      ['elm-fund', ['Investment Committee', 'Board']],
      ['oak-fund', ['Oak Retirement Fund']],
    ]);
    expect(ids(link('The Investment Committee met.').organisations)).toEqual([]);
  });

  it('is the one whose meeting it is where another is called by the beginning of its name', () => {
    const home = { organizationIds: ['thornby-fund'], names: ["Thornby Teachers' Retirement Fund"] };
    const rendered = (part: Parameters<typeof link>[1]) =>
      ids(link('Now for Thornby. It grew.', part).organisations);
    expect(rendered({ kind: 'meeting', ...home })).toEqual(['thornby-fund']);
    expect(rendered({ kind: 'article', ...home })).toEqual([]);
    expect(rendered({})).toEqual(['thornby-group']);
    expect(ids(link("Thornby Teachers' Retirement Fund met. We asked Thornby.").organisations)).toEqual([
      'thornby-fund',
    ]);
    expect(ids(link('We asked the Thornby Police Pension Board, then Thornby.').organisations)).toEqual([]);
    expect(link('Thornby Group grew, and Thornby sold.', home).organisations).toMatchObject([
      { mentions: 2 },
    ]);
  });

  it('is told beside a stop, a title of a sentence, and what it sells', () => {
    const emitted = (text: string) => ids(link(text).organisations);
    expect(emitted('We met Quillo. Larger firms were away.')).toEqual(['quillo']);
    expect(emitted('Following Quillo we bought.')).toEqual(['quillo']);
    expect(emitted('Quillo Cloud grew.')).toEqual(['quillo']);
    expect(emitted('Quillo Valley flooded.')).toEqual([]);
    expect(emitted('We met Quillo. The Quillo Harvest grew.')).toEqual(['quillo']);
    expect(link('We met Quillo. The Quillo Harvest grew.').organisations).toMatchObject([{ mentions: 2 }]);
    expect(link('We met Quillo. Quillo College is far.').organisations).toMatchObject([{ mentions: 1 }]);
  });

  it('is told by a common word with a capital where only a name has one', () => {
    expect(link('They sell through Target in spring.').organisations).toMatchObject([
      { id: 'target', sign: 'it is written as a name' },
    ]);
    expect(link('We reviewed the Target returns.').organisations).toEqual([]);
    expect(link('Our Best Ideas And Target Results').organisations).toEqual([]);
  });

  it('is told by letters alone where its name is these letters and stands in a list', () => {
    expect(link('Brands such as Ovalo, QRN, Temmo and others.').organisations).toMatchObject([
      { id: 'quorin-holding', sign: 'it stands in a list of names' },
    ]);
    expect(link('They met QRN in May.').organisations).toEqual([]);
  });

  it('is told by the letters of its name where the item has it in full, unless another has them', () => {
    expect(link(['Linden Teachers met.', 'LT agreed.']).organisations).toMatchObject([
      { mentions: 2, names: ['Linden Teachers', 'LT'] },
    ]);
    expect(link('LT agreed.').organisations).toEqual([]);
  });

  it('is told among namesakes by the one that a sign points at', () => {
    expect(link('Larch Partners, said Larch Vale, won.').organisations).toMatchObject([
      { id: 'larch-b', sign: 'one of its people, Larch Vale' },
    ]);
  });

  it('is what the item is about where the title names it, or the text does often', () => {
    expect(link('Nothing.', { title: 'Inside Linden Teachers' }).organisations).toMatchObject([
      { about: true },
    ]);
    const often = Array.from({ length: 8 }, () => 'Quillo grew.');
    expect(link(often).organisations).toMatchObject([{ mentions: 8, about: true }]);
  });
});

describe('a person', () => {
  it('is told by a full name where their organization is meant too, or where they are of none', () => {
    expect(link('Ann Reeve of Linden Teachers agreed.').people).toMatchObject([
      { id: 'ann', sign: 'their organization' },
    ]);
    expect(link('Ann Reeve agreed.').people).toEqual([]);
    expect(ids(link('Cora Vale agreed.').people)).toEqual(['cora']);
  });

  it('is told among namesakes by their organization, and else by nothing', () => {
    expect(ids(link('Ben Frost of Target Holdings agreed.').people)).toEqual(['ben-2']);
    expect(link('Ben Frost agreed.').people).toEqual([]);
    expect(link('Ben Frost met Linden Teachers and Target Holdings.').people).toEqual([]);
  });

  it('is told by a title and a family name in what is their own organization’s', () => {
    const roster = [{ id: 'ann', name: 'Ann Reeve' }];
    const own = { organizationIds: ['linden'], roster };
    expect(link('Moved by Trustee Reeve.', own).people).toMatchObject([{ id: 'ann', sign: 'the roster' }]);
    expect(link('Moved by Trustee Reeve.').people).toEqual([]);
    const two = { ...own, roster: [...roster, { id: 'sue', name: 'Sue Reeve' }] };
    expect(link('Moved by Trustee Reeve.', two).people).toEqual([]);
  });
});

describe('a person named by one name', () => {
  const reported = (text: string | string[]) =>
    link(['Linden Teachers met.', text].flat()).people.map(({ id, mentions, names }) => [
      id,
      mentions,
      names,
    ]);

  it('is the only one of the item who bears it', () => {
    expect(reported(['Ann Reeve spoke.', 'Thanks, Ann. I agree.'])).toEqual([
      ['ann', 2, ['Ann Reeve', 'Ann']],
    ]);
    expect(reported(['Ann Reeve spoke.', "Under Ann's lead we grew. Mr. Reeve's report is due."])).toEqual([
      ['ann', 3, ['Ann Reeve', 'Ann', 'Reeve']],
    ]);
  });

  it.each([
    ['another of the name is named', 'Ann Birch spoke too. Ann agreed.'],
    ['the name may be short for another', 'Annabel Birch spoke.'],
    ['it is a piece of a longer name', 'The Ann Arbor office agreed.'],
  ])('counts once more for nobody where %s', (_what, text) => {
    expect(reported(['Ann Reeve spoke.', text])).toEqual([['ann', 1, ['Ann Reeve']]]);
  });

  it('is somebody else where it is said before the full name', () => {
    expect(reported(['Over to Ann.', 'Ann Reeve was promoted.', 'As Ann said, fees fell.'])).toEqual([
      ['ann', 1, ['Ann Reeve']],
    ]);
  });

  it('is nobody where the item has no full name', () => {
    expect(reported('Ann agreed.')).toEqual([]);
  });
});

describe('a speaker', () => {
  const voice = (
    name: string,
    organizationIds: string[] = [],
    role: string | null = null,
  ): LinkedSpeaker => ({
    label: 'A',
    name,
    role,
    segmentId: 's0',
    organizationIds,
  });

  it('is of the roster, of the organization that is said of them, or heard here before', () => {
    const chosen = (name: string, part: object = {}, of: string[] = []) =>
      link('Hello.', { voices: [voice(name, of)], ...part }).people.map(({ id, speaks, sign }) => [
        id,
        speaks,
        sign,
      ]);
    expect(chosen('Ben Frost', { roster: [{ id: 'ben-1', name: 'Ben Frost' }] })).toEqual([
      ['ben-1', 'A', 'the roster'],
    ]);
    expect(chosen('Ben Frost', {}, ['target'])).toEqual([['ben-2', 'A', 'their organization']]);
    expect(chosen('Ben Frost', { speakers: ['ben-1'] })).toEqual([['ben-1', 'A', 'they spoke here before']]);
    expect(chosen('Ben Frost')).toEqual([]);
    expect(chosen('Cora Vale')).toEqual([['cora', 'A', null]]);
  });

  it('who has no page gets one, unless only part of their name is known', () => {
    expect(link('Hello.', { voices: [voice('Dora Hale')] }).newcomers).toEqual([
      { label: 'A', name: 'Dora Hale' },
    ]);
    expect(link('Hello.', { voices: [voice('Dora'), voice('Ann Reeve')] }).newcomers).toEqual([]);
  });

  it.each([
    ['guest', true],
    [null, true],
    ['host', false],
    ['analyst', false],
    ['operator', false],
  ])('in the role of a %s makes the item about their organization: %s', (role, about) => {
    const text = 'Welcome to somebody of Linden Teachers.';
    expect(link(text, { voices: [voice('Ann Reeve', [], role)] }).organisations).toMatchObject([{ about }]);
    expect(link(text, { voices: [voice('Dora Hale', ['linden'], role)] }).organisations).toMatchObject([
      { about },
    ]);
  });

  it('makes the item about nobody whom it does not name', () => {
    expect(link('Hello.', { voices: [voice('Dora Hale', ['linden'], 'guest')] }).organisations).toEqual([]);
  });
});
