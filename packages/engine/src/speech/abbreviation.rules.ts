import type { SpeechRule } from './speech.rules.ts';

/** Short forms that are read as other words. The key is matched as written, a full stop included. */
const shortForms: Readonly<Record<string, string>> = {
  'vs.': 'versus',
  vs: 'versus',
  'e.g.': 'for example',
  'i.e.': 'that is',
  'etc.': 'et cetera',
  'approx.': 'approximately',
  'Mr.': 'Mister',
  'Mrs.': 'Missus',
  'Ms.': 'Miz',
  'Dr.': 'Doctor',
  'Prof.': 'Professor',
  'Inc.': 'Incorporated',
  'Corp.': 'Corporation',
  'Ltd.': 'Limited',
  'Co.': 'Company',
  'St.': 'Saint',
  'Jr.': 'Junior',
  'Sr.': 'Senior',
  'est.': 'estimated',
  'p.a.': 'per annum',
  'U.S.': 'U S',
  'U.K.': 'U K',
  'No.': 'number',
  YoY: 'year over year',
  QoQ: 'quarter over quarter',
  YTD: 'year to date',
  NAVs: 'navs',
  REITs: 'reets',
};

/** Acronyms of the field that are said as a word; every other one is spelled. */
const saidAsWords: Readonly<Record<string, string>> = {
  NAV: 'nav',
  REIT: 'reet',
  EBITDA: 'ee bit dah',
  ERISA: 'eh rissa',
  SOFR: 'so fur',
  LIBOR: 'lie bore',
  MOIC: 'moyk',
  GAAP: 'gap',
  CAPEX: 'cap ex',
  OPEC: 'oh peck',
  NATO: 'nay toe',
  NASDAQ: 'naz dack',
  COVID: 'coe vid',
  FASB: 'fazz bee',
  GASB: 'gazz bee',
  TIPS: 'tips',
};

/** Ordinary words that stand in capitals for weight, in motions and headings. */
const shouted = new Set(
  'A I AND ARE AS AT BE BUT BY CAN FOR FROM HAS IF IN IS IT ITS MAY NEW NO NOT OF ON OR OUR OUT SO THAT THE THIS TO WAS WE WILL WITH AYE NAY YES VOTE ITEM BOARD DRAFT FUND FUNDS PLAN ALL ANY ONE TWO'.split(
    ' ',
  ),
);

const letters = (word: string): string =>
  word
    .split('')
    .map((letter) => (letter === 'A' ? 'ay' : letter))
    .join(' ');

function acronym(word: string, plural: string): string {
  if (shouted.has(word)) return word.toLowerCase() + plural;
  const said = saidAsWords[word];
  if (said !== undefined) return said + plural;
  return word.length > 5 ? word.toLowerCase() + plural : letters(word) + (plural === '' ? '' : "'s");
}

const escaped = (form: string): string => form.replaceAll('.', String.raw`\.`);
const formPattern = Object.keys(shortForms)
  .toSorted((left, right) => right.length - left.length)
  .map((form) => escaped(form) + (form.endsWith('.') ? '' : String.raw`\b`))
  .join('|');

/** Short forms. Runs before figures, which end some of them ("No. 5"). */
export const shortFormRules: readonly SpeechRule[] = [
  {
    // "No. 5" is a number; "No." at the end of a sentence is an answer.
    pattern: new RegExp(String.raw`(?<![\w.])(?<form>No\.(?=\s*\d)|(?!No\.)(?:${formPattern}))`, 'g'),
    say: (p) => shortForms[p['form'] ?? ''] ?? '',
  },
];

/** Tickers and acronyms. Runs after figures, which use some of the same letters. */
export const acronymRules: readonly SpeechRule[] = [
  { pattern: /\$(?=[A-Z]{1,5}\b)/g, say: () => '' },
  { pattern: /\b(?<left>[A-Z])&(?<right>[A-Z])\b/g, say: (p) => `${p['left']} and ${p['right']}` },
  { pattern: /\s?&\s?/g, say: () => ' and ' },
  {
    pattern: /\b(?<word>[A-Z]{2,})(?<plural>s)?\b/g,
    say: (p) => acronym(p['word'] ?? '', p['plural'] ?? ''),
  },
];
