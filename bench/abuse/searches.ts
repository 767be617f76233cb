const letters = 'ghijklmnopqrstuvwxyzabcdef'.split('');
const joinedBy = (sign: string, count: number, of: (letter: string) => string): string =>
  letters.slice(0, count).map(of).join(sign);

const operators = ['speaker', 'org', 'person', 'show'] as const;

/** Many of one operator, as alternatives and all at once. */
const many = operators.flatMap((operator) => [
  joinedBy(' OR ', 17, (letter) => `${operator}:${letter}`),
  joinedBy(' ', 26, (letter) => `${operator}:${letter}`),
  `${operator}:a OR ${operator}:b`,
  `${operator}:a fees ${operator}:b`,
  `-${operator}:a`,
  joinedBy(' ', 12, (letter) => `-${operator}:${letter}`),
]);

const mixed = [
  'speaker:a OR kind:meeting OR theme:2',
  '(speaker:a theme:2) OR (org:b -fees)',
  'speaker:a -speaker:a board',
  'speaker:person -speaker:person fees of the board',
  '(speaker:a OR org:a) (person:a OR show:a) (theme:1 OR has:figure)',
  joinedBy(' OR ', 8, (letter) => `(speaker:${letter} fees)`),
  joinedBy(' OR ', 8, (letter) => `(org:${letter} -board)`),
  'is:highlight OR is:summary OR is:mine',
  'has:figure has:pdf has:video',
  'has:figure OR has:pdf OR has:video',
  'theme:1 OR theme:2 OR theme:3 OR theme:4 OR theme:5 OR theme:6 OR theme:7',
  '-theme:1 -theme:2 -theme:3',
  'kind:meeting kind:episode',
  'kind:episode board',
  '-kind:episode board',
];

const dates = [
  'after:2024 before:2025',
  'after:0001 before:9999',
  'after:2025 before:2024',
  'age:<1d board',
  'age:>9999y',
  '-after:2024 board',
  'after:2024-02-30',
  joinedBy(' OR ', 12, () => 'after:2024'),
];

const phrases = [
  '"the board"',
  '"the board" "the fees"',
  '"of the" "to the" "and the"',
  '"private credit" OR "public credit" OR "the fund"',
  '-"the board"',
  '-"the board" -fees -fund -credit board',
  `"${'the board '.repeat(40)}"`,
  '"a"',
  '""',
  '"unclosed phrase of the board',
  '“the board” „the fees” «the fund»',
  joinedBy(' OR ', 20, (letter) => `"${letter} board"`),
];

const wordsAlone = [
  'the',
  'board',
  'fees board credit fund private commitment',
  'a',
  'boadr',
  'comitment to privat crdit',
  'what did the board approve and what are the fees of the fund',
  'x'.repeat(300),
  'fees '.repeat(60).trim(),
  joinedBy(' ', 26, (letter) => letter),
  'fees OR board OR credit OR fund',
  joinedBy(' OR ', 26, (letter) => `word${letter}`),
  '-fees',
  '-fees -board -credit',
  'board -fees -credit -fund -private',
];

const signs = [
  '(((((((((board)))))))))',
  '((((((((',
  '))))))))',
  'OR OR OR OR',
  'board OR',
  '- - - -',
  '--board',
  '%',
  '%%%%%%',
  '____',
  'speaker:%',
  'speaker:%_%_%_%',
  'speaker:\\',
  "'; drop table items; --",
  '.*.*.*.*.*',
  '(a+)+$',
  '[[:alnum:]]+',
  ':::::',
  'speaker:',
  'unknown:value board',
  '\u0000board',
  '\u{1f4b0}\u{1f4b0}',
  '董事会 批准',
  'ÀÉÎÕÜ ß ſ',
  '\u202eboard',
  `speaker:"${'a'.repeat(200)}"`,
  '( speaker:a ( org:b ( person:c ( show:d ) ) ) )',
];

/** Searches that cost as much as the language allows, or that it does not expect. */
export const nastySearches: readonly string[] = [
  ...many,
  ...mixed,
  ...dates,
  ...phrases,
  ...wordsAlone,
  ...signs,
];
