import { type Chance, chanceOf } from './random.fixture.ts';

/** A sentence as it is meant, and as somebody said it: with hesitations, repeats and marks of a transcriber. */
type SpokenPair = { meant: string; spoken: string };

const openers = [
  ...[
    '',
    '',
    '',
    'But for the sale,',
    'However,',
    'Excluding fees,',
    'Unlike last year,',
    'Except in May,',
    'Although rates rose,',
  ],
  ...[
    'If the motion fails,',
    'Unless members agree,',
    'Without the gift,',
    'Despite higher costs,',
    'Until the audit ends,',
  ],
  ...[
    'Because rents fell,',
    'While rates rise,',
    'Only in June,',
    'Not until May,',
    'Even if it passes,',
    'Instead of bonds,',
  ],
  ...[
    'Before the merger,',
    'After the merger,',
    'For example,',
    'Now,',
    'No,',
    'I guess,',
    'On the other hand,',
    'So far,',
  ],
];
const subjects = [
  ...[
    'Jane Birch',
    'Alder Partners',
    'the board of Oak County',
    'New York, New York',
    'the B shares',
    'series b bonds',
    'she',
  ],
  ...[
    'Mark, the chair,',
    'Jane, Mark and the clerk',
    'Mr. Elm',
    'Duran Duran',
    'the plan that that board runs',
    'AA- paper',
    'we',
  ],
];
const verbs = [
  ...[
    'paid',
    'did not pay',
    'never paid',
    'will pay',
    "won't pay",
    'may pay',
    'has had',
    'had had',
    'cannot pay',
    'paid no more than',
  ],
  ...['gave her her', 'paid neither', 'might not pay', 'is paying', 'was never to pay', 'did not not pay'],
];
const amounts = [
  ...[
    'two two five dollars',
    '$3.2 billion',
    '-3%',
    '.5 percent',
    'twenty twenty five',
    '1,500 dollars',
    'seven to seven four percent',
  ],
  ...[
    'one-two',
    'five or six percent',
    '4 point 5 percent',
    'two five two five',
    'point eight one',
    'a million million',
    'half of 1%',
  ],
];
const things = [
  ...[
    'of non-GAAP income',
    'for pre-COVID costs',
    'of ex-dividend shares',
    'on two- and three-year loans',
    'of long- or short-term debt',
  ],
  ...[
    'to the anti-fraud unit',
    'of post-retirement benefits',
    'for [unaudited] results',
    'to members (not staff)',
    'of A- rated bonds',
    '',
  ],
];
const closings = [
  'in May',
  'before June 30, 2025',
  'if asked',
  'unless it fails',
  'without a vote',
  '',
  'or not',
  'again',
  'at nine fourteen',
];

/** Pairs of sentences, the same for the same seed. */
export function makeSpokenPairs(count: number, seed: number): SpokenPair[] {
  const chance = chanceOf(seed);
  return Array.from({ length: count }, () => {
    const parts = [openers, subjects, verbs, amounts, things, closings].map((choices) =>
      chance.pick(choices),
    );
    const meant = `${parts.filter(Boolean).join(' ')}.`;
    return { meant, spoken: speak(meant, chance) };
  });
}

const starts = [
  'So, ',
  'And ',
  'Well, ',
  'And so the thing is, ',
  'Um, ',
  'You know, ',
  '[laughs] ',
  'Okay, so, ',
];
const pauses = [' uh, ', ', um, ', ', you know, ', ' [laughter] ', ' um '];

function speak(meant: string, chance: Chance): string {
  const words = meant.split(' ');
  const said = words.map((word, at) => {
    const next = words[at + 1];
    if (next === undefined) return word;
    if (/^(?:the|we|to|of|in|for|and)$/u.test(word) && chance.whole(0, 5) === 0) return `${word} ${word} `;
    if (/^[a-z]{5,}$/u.test(word) && chance.whole(0, 7) === 0) return `${word.slice(0, 2)}- ${word} `;
    if (/^\p{L}+-\p{L}/u.test(word) && chance.whole(0, 1) === 0)
      return `${word.replace('-', chance.pick(['- ', '-\n']))} `;
    return chance.whole(0, 9) === 0 ? `${word}${chance.pick(pauses)}` : `${word} `;
  });
  return `${chance.whole(0, 2) === 0 ? chance.pick(starts) : ''}${said.join('')}`;
}
