/** What hostile sources are made of: words that are bait, moments, addresses and days as no honest publisher writes them. */
import fc from 'fast-check';

/** Bait for patterns, joins and tables; each also comes many times over. */
const baits = [
  ...[
    'a ',
    'Self-',
    'A:b\n',
    '<',
    '</',
    '<b>',
    ']]>',
    '<![CDATA[',
    '&amp;',
    '&#x0;',
    '&',
    '"',
    "'",
    '\\',
    '\n',
  ],
  ...[
    '\r',
    '\t',
    ' ',
    '\u0000',
    '\u202e',
    '\ud83d',
    '😀',
    'e\u0301',
    '00:',
    '1:00',
    '-->',
    '[',
    '{',
    '(',
    '{"a":',
  ],
  ...['[[', '- ', '# ', '| a ', '$1,', '1e9', '0.', '=', ';', '\uFEFF', 'Q: ', 'JANE ALDER: ', '<v Jane>'],
];
const bait = fc.constantFrom(...baits);
const manyBaits = fc
  .tuple(bait, fc.constantFrom(1, 9, 300, 4_000))
  .map(([part, times]) => part.repeat(times));
const plain = fc.constantFrom(
  ...['The board met.', 'Fees fell by 5%.', 'Jane Alder', 'Alder Capital', '__proto__', 'constructor', ''],
);
export const part = fc.oneof(
  { weight: 3, arbitrary: plain },
  manyBaits,
  fc.string({ unit: 'binary', maxLength: 40 }),
);
export const moment = fc.oneof(
  fc.constantFrom('00:00:01.000', '00:01', '99:99:99.999', '-1:00', '9'.repeat(40), '1e308', 'NaN', '0', ''),
  fc.integer({ min: -9e9, max: 9e15 }).map(String),
);
export const address = fc.oneof(
  fc.constantFrom(
    'https://fund.example/a',
    'http://[::1]/',
    'javascript:1',
    'data:,a',
    '//a',
    'http://',
    '%',
  ),
  part.map((text) => `https://fund.example/${text}`),
);
export const day = fc.oneof(
  fc.constantFrom(
    'Mon, 06 May 2024 10:00:00 GMT',
    '2024-05-06',
    '20240506T100000Z',
    '0000-00-00',
    '+275761-01-01',
  ),
  part,
);
export const list = <Value>(of: fc.Arbitrary<Value>, maxLength = 6): fc.Arbitrary<Value[]> =>
  fc.array(of, { maxLength });
