import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source.fixture.ts';
import { findEntities } from './find-entities.ts';

const find = (...lines: string[]) => findEntities(sourceOf(lines));

it('merges a short form that the text defines', () => {
  const [entity] = find(
    'The Cedar Public Employees’ Retirement System (CedarPERS) met. Later CedarPERS voted, and CedarPERS paid.',
  );
  expect(entity).toMatchObject({
    name: "Cedar Public Employees' Retirement System",
    aliases: ['CedarPERS'],
    mentions: 4,
  });
});

it('merges initials, legal endings and family names', () => {
  const names = find(
    'We met Birch Asset Management Inc. and later Birch Asset Management again. John Cedar runs it. Cedar said that BAM grew.',
  );
  expect(names).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Birch Asset Management Inc', type: 'organisation' }),
      expect.objectContaining({ name: 'John Cedar', type: 'person', mentions: 2 }),
    ]),
  );
});

it('knows places, and takes no opening word, month or heading for a name', () => {
  expect(find('The office in Toronto closed in March. Growth was slow.')).toMatchObject([
    { name: 'Toronto', type: 'place' },
  ]);
});

it.each([
  ['It was filed with the Securities and Exchange Commission in May.', 'Securities and Exchange Commission'],
  ['He joined the Cedar Bay Police and Fire Pension Fund.', 'Cedar Bay Police and Fire Pension Fund'],
  [
    "He left the Alder Valley Public Employees' Retirement System.",
    "Alder Valley Public Employees' Retirement System",
  ],
])('keeps a long name whole: %s', (text, name) => {
  expect(find(text)).toMatchObject([{ name, type: 'organisation' }]);
});

it('makes one person of a name and the name with what it belongs to', () => {
  const names = find(
    "Mark Okorbie of Alder Valley spoke for the Alder Valley Public Employees' Retirement System.",
    'Mark Okorbie thanked AVPERS. Trustee Thornby moved it. Annelise Thornby agreed.',
  );
  expect(names.map(({ name, aliases }) => [name, ...aliases])).toEqual(
    expect.arrayContaining([
      ['Mark Okorbie'],
      ["Alder Valley Public Employees' Retirement System", 'Alder Valley', 'AVPERS'],
      ['Annelise Thornby', 'Thornby'],
    ]),
  );
});

it('ends a person before what the person is of', () => {
  expect(find('We heard Christine Lee of Citi.')[0]?.name).toBe('Christine Lee');
});

it('takes neither measures nor general words for organizations', () => {
  expect(find('We met at the Board Room with GMV, JSON and MAC. Investor Relations joined by URL.')).toEqual(
    [],
  );
});

it.each([
  'Retained earnings rose and Basic shares fell. Treasury stock was bought, and Ordinary shares too.',
  'AES STOCKHOLDERS EQUITY was stated. We read Issuer Purchases of Equity Securities.',
])('takes no line of a balance sheet for an organization: %s', (text) => {
  expect(find(text)).toEqual([]);
});

it.each([
  ['We heard from Morgan Stanley today.', 'Morgan Stanley', 'organisation'],
  ['They live in Cole Harbour now.', 'Cole Harbour', 'place'],
  ['We saw Total Alder Corporation there.', 'Alder Corporation', 'organisation'],
  [
    'We fund the National Institute of Allergy and Infectious Diseases now.',
    'National Institute of Allergy and Infectious Diseases',
    'organisation',
  ],
  ['Then MP Jane Birch MP spoke to us.', 'Jane Birch', 'person'],
])('%s', (text, name, type) => {
  expect(find(text)).toMatchObject([{ name, type }]);
});

it('stands any input, and names nothing in words the source has not', () => {
  const words = fc.constantFrom(
    'Jane',
    'Birch',
    'MP',
    'of',
    'and',
    'the',
    'Fund',
    'IBM',
    '’s',
    '.',
    '(',
    'ÄÖ',
    '\u202e',
    '🙂',
    'Total',
    'Institute',
    'x'.repeat(300),
  );
  fc.assert(
    fc.property(fc.array(fc.array(words, { maxLength: 30 }), { maxLength: 5 }), (lines) => {
      const text = lines.map((parts) => parts.join(' '));
      const joined = text.join(' ').replaceAll('’', "'");
      for (const { name } of find(...text))
        for (const word of name.split(' ')) expect(joined).toContain(word);
    }),
  );
});

it('counts the board of a firm for the firm, and takes no meeting for an organization', () => {
  const names = find(
    'Cedarcorp Inc sold a mill. The Cedarcorp Board of Directors met today. The Cedarcorp Board of Directors agreed.',
    'A Special Meeting of the Board of Commissioners was called.',
  ).map(({ name }) => name);
  expect(names.filter((name) => /Cedarcorp/u.test(name))).toHaveLength(1);
  expect(names.join(' / ')).not.toMatch(/Directors|Meeting/u);
});

it.each([
  ['After the acquisition of Glenharrow we have two mills.', 'Glenharrow', 'organisation'],
  ['We have an agreement with Ostrelle for ten years.', 'Ostrelle', 'organisation'],
  ['The price for Glenharrow to acquire the mill was high.', 'Glenharrow', 'organisation'],
  [
    'Our partner there is Ostrelle Therapeutics in the second phase.',
    'Ostrelle Therapeutics',
    'organisation',
  ],
  ['We are joined by Orlo Vasketh today.', 'Orlo Vasketh', 'person'],
  ['The next question comes from the line of Blayne Curtin with us today.', 'Blayne Curtin', 'person'],
  ['Thank you, Didiere. That was clear.', 'Didiere', 'person'],
] as const)('knows a name that no dictionary has by what is said around it: %s', (text, name, type) => {
  expect(find(text)).toEqual([expect.objectContaining({ name, type })]);
});

it('takes no common word for a name, whatever is said around it', () => {
  expect(
    find('After the acquisition of Buildings we paid. General Solutions grew. Thank you, Operator.'),
  ).toEqual([]);
});

it.each([
  ['We talked with Baker Hughes, and IATA agreed.', ['Baker Hughes', 'IATA']],
  ['The next question is from Jane Birch with Larch Thalmann. Go ahead.', ['Larch Thalmann']],
  ['A decision was made for Zyxtar Gas and for the UK Government.', ['UK Government', 'Zyxtar Gas']],
  ['From Birch and Company we have somebody.', ['Birch and Company']],
  [
    'Welcome to the Innovative Solutions and Support fourth quarter 2020 earnings conference call.',
    ['Innovative Solutions and Support'],
  ],
  [
    "Welcome to the third quarter 2020 Zyxtar's Pride Earnings Conference Call. Zyxtar's Pride grew.",
    ["Zyxtar's Pride"],
  ],
])('names the organizations of: %s', (text, names) => {
  const entities = find(text).filter(({ type }) => type === 'organisation');
  expect(entities.map(({ name }) => name).toSorted()).toEqual(names);
});

it.each([
  'It starts as a Lab Developed Test or LDT.',
  'We spoke of ORAN, which is Open Radio Access Networks, and of more.',
  'Affordability is an issue in the Court Bay area.',
  'We are in Zoom meetings all day, and use the Zoom window.',
])('takes no kind of thing, no place and no tool for an organization: %s', (text) => {
  expect(find(text).filter(({ type }) => type === 'organisation')).toEqual([]);
});

it('takes the genitive that was heard as part of a name for what it is', () => {
  const [own] = find(
    'Welcome to Zyxtars third quarter 2020 financial results. Zyxtar grew. Zyxtar hired. Zyxtar paid. Zyxtar sold.',
  );
  expect(own).toMatchObject({ name: 'Zyxtar', type: 'organisation' });
});

it('takes no office into a name, and nobody who is prayed to for a person', () => {
  const entities = find(
    'Council Member Wanda Lindqvist voted. Mayor Odile Brandt voted as Wanda Lindqvist did.',
    'In the name of Jesus Christ we pray. Jesus Christ, our Lord, amen.',
  );
  expect(entities.map(({ name, type }) => [name, type])).toEqual([
    ['Wanda Lindqvist', 'person'],
    ['Odile Brandt', 'person'],
  ]);
});

it('takes no seat of a body for an organization', () => {
  const source = sourceOf([
    'The motion is moved by Vice Member Lindqvist and seconded by Council Member Brandt.',
    'Thank you, Vice Member Lindqvist, and thank you, Council Member.',
    'Yes, Council Member, it is with Council Member. Council Member Brandt voted.',
  ]);
  const entities = findEntities(source).filter(({ type }) => type === 'organisation');
  expect(entities.map(({ name }) => name)).toEqual([]);
});

it('takes no segment of a company for a firm', () => {
  const entities = find('Domestic Stores grew. Windows Stores grew, and so did Domestic Stores.');
  expect(entities).toEqual([]);
});

it('takes a society for no person', () => {
  const entities = find(
    'My mother belongs to Martin Circle of Friends.',
    'Without Martin Circle of Friends she would not have a place, and Martin Circle of Friends is open all week.',
  );
  expect(entities.filter(({ type, name }) => type === 'person' && name.includes('Circle'))).toEqual([]);
});
