import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source.fixture.ts';
import { detectLanguage, isEnglish, languageOf } from './detect-language.ts';
import { describeSupport } from './support.ts';

it.each([
  ['en', 'The board of trustees met on Tuesday and voted to lower the assumed rate of return for the plan.'],
  ['fr', 'Le conseil d’administration s’est réuni mardi et a voté la baisse du taux de rendement du régime.'],
  ['de', 'Der Vorstand hat am Dienstag beschlossen, den Rechnungszins der Pensionskasse deutlich zu senken.'],
  ['es', 'La junta se reunió el martes y votó para reducir la tasa de rendimiento del fondo de pensiones.'],
])('knows %s', (language, text) => {
  expect(detectLanguage(text)).toBe(language);
});

it.each([
  ['ja', '理事会は、プライベートクレジットの割合を4パーセントから9パーセントに増やすことを決定しました。'],
  ['ar', 'قرر المجلس زيادة حصة الائتمان الخاص من أربعة إلى تسعة في المائة.'],
  ['ru', 'Совет решил увеличить долю частного кредита с четырёх до девяти процентов.'],
])('knows %s by its letters and words', (language, text) => {
  expect(detectLanguage(text)).toBe(language);
});

it('knows a language without listed words of grammar by much running text that has none of English', () => {
  const text =
    'Upravni odbor mirovinskog fonda sastao se u utorak i odlučio sniziti pretpostavljenu stopu prinosa. Predsjednica je rekla kako ' +
    'su troškovi upravljanja ove godine porasli te da će se o novim ulaganjima glasovati tek nakon ljeta, kada stigne izvješće.';
  expect(detectLanguage(text)).not.toBeNull();
  expect(isEnglish(sourceOf([text]).segments)).toBe(false);
});

it.each([
  'Mr. Hitotoshi Yokota Senior Vice President and Chief Financial Officer.',
  'Hiroshi Tanaka, Jean-Pierre Lefèvre, María García López, Søren Østergaard, Wolfgang Müller: present.',
  '1. Call to Order 9:00 a.m. 2. Roll Call 3. Investment Report Q3 2021 4. Actuarial Valuation 12/31/2020',
  '1. call to order 2. roll call 3. approval of minutes 4. actuarial valuation 5. adjournment of the meeting',
  '2021 12,345 7.25% 8,100 2020 11,900 6.90% 7,800 net assets total liabilities 4,500 4,100',
  'Merci beaucoup, Jean.',
  'Buenos días a todos. Good morning and welcome to the board. Bienvenidos a la junta. We take public comment in English and in Spanish.',
])('takes names, figures and a greeting for no other language: %s', (text) => {
  expect([null, 'en']).toContain(detectLanguage(text));
  expect(isEnglish(sourceOf([text]).segments)).toBe(true);
});

it('says nothing of too little text', () => {
  expect(detectLanguage('…')).toBeNull();
});

it('tells the reader what it cannot do outside English', () => {
  expect(describeSupport('en').note).toBeNull();
  expect(describeSupport('fr')).toMatchObject({ full: false, note: expect.stringContaining('French') });
  expect(describeSupport('fr').note).toContain(
    'Claims, people, organizations and why it matters are left out.',
  );
  expect(describeSupport('fr').note).not.toContain('spaces');
  expect(describeSupport('ja').note).toContain('only where spaces or marks stand around them');
});

const plan = (name: string) =>
  `${name} Retirement System (${name.slice(0, 2).toUpperCase()}RS)\nState: NY\nAssets: $12 billion\nFiscal year ends: 06-30\n` +
  `Website: https://www.${name.toLowerCase()}.example\nBoard materials: https://www.${name.toLowerCase()}.example/board-agendas`;

it.each([
  ['records of plans', ['Harlan', 'Odessa', 'Brandt', 'Tillberg', 'Marlow', 'Quenby'].map(plan)],
  [
    'lines of a statement whose words are stuck together',
    [
      'Transaction-basedrevenue\n$\n4,294\nSubscriptionandservices-basedrevenue\n1,139\nHardwarerevenue\n61\nBitcoinrevenue\n571\nTotalnetrevenue',
      'Transaction-basedcosts\n1,911\nSubscriptionandservices-basedcosts\n222\nAmortizationofacquiredtechnology\n11\nTotalcostofrevenue\n6,764\nGrossprofit',
      'Productdevelopment\n881\nSalesandmarketing\n1,109\nGeneralandadministrative\n579\nnet loss per share basic diluted before taxes income operating total',
    ],
  ],
])('takes %s for no other language', (_, lines) => {
  expect([null, 'en']).toContain(languageOf(sourceOf(lines).segments));
});

it('names the language of most of the running text, though a third is English', () => {
  // Given talk of which two parts in three are Welsh, as speech recognition repeats itself
  const welsh = Array.from(
    { length: 80 },
    () => "Rwy'n credu y byddwn ni yn dechrau gyda'r adroddiad, ond mae'n hwyr iawn.",
  );
  const english = Array.from(
    { length: 40 },
    () => 'The wards have to be even in size, and we will look at the map of them at the next workshop.',
  );

  // When and then
  expect(languageOf(sourceOf([...welsh, ...english]).segments)).toBe('cy');
  expect(languageOf(sourceOf([...english, ...english, ...welsh]).segments)).toBe('en');
});
