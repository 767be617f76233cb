// Texts that one member may hand in, each a different trouble: as many speakers, motions, figures or names as fit, one line
// or one sentence without an end. Invented, always the same.

const words =
  'fees returns pacing committee benchmark allocation credit partners reserve rate policy board actuary'.split(
    ' ',
  );
const names = 'Alder Birch Cedar Dogwood Elm Fir Ginkgo Hazel Ivy Juniper'.split(' ');

const wordsAt = (at: number, count: number): string =>
  Array.from({ length: count }, (_, index) => words[(at * 7 + index * 3) % words.length]).join(' ');
const nameAt = (at: number): string =>
  `${names[at % 10]} ${names[Math.floor(at / 10) % 10]}${names[Math.floor(at / 100) % 10]?.toLowerCase()}${Math.floor(at / 1000)}`;
const lines = (count: number, line: (at: number) => string, between = '\n'): string =>
  Array.from({ length: count }, (_, at) => line(at)).join(between);

const motion = (at: number): string =>
  at % 2 === 0
    ? `Motion by Ms. Ortega, seconded by Mr. Hale, to terminate ${nameAt(at)} Partners and redeem $${(at % 90) + 10} million. Motion carried unanimously.`
    : `Motion by Ms. Ortega, seconded by Mr. Hale, to commit $${(at % 90) + 10} million to ${nameAt(at)} Fund VII. The motion passed 7-0.`;

type HostileText = { what: string; text: () => string };

/** 0.4 to 4 MB each. */
export const hostileTexts: readonly HostileText[] = [
  { what: '20,000 speakers', text: () => lines(20_000, (at) => `${nameAt(at)}: ${wordsAt(at, 5)}.`) },
  { what: '100,000 short lines', text: () => lines(100_000, (at) => `A${at % 9}: ${wordsAt(at, 2)}.`) },
  { what: '8,000 motions', text: () => lines(8_000, motion) },
  { what: 'one sentence', text: () => `${wordsAt(0, 380_000)}.` },
  { what: 'one line of sentences', text: () => lines(40_000, (at) => `${wordsAt(at, 6)}.`, ' ') },
  {
    what: 'names alone',
    text: () => lines(40_000, (at) => `${nameAt(at)} of ${nameAt(at + 7)} Partners met ${nameAt(at + 3)}.`),
  },
  {
    what: 'figures alone',
    text: () =>
      lines(
        30_000,
        (at) => `Fund ${at} returned ${at % 30}.${at % 10}% on $${at} million in ${1990 + (at % 35)}.`,
      ),
  },
  {
    what: 'questions alone',
    text: () => lines(30_000, (at) => `Q${at % 3}: What of ${wordsAt(at, 4)} in ${nameAt(at)}?`),
  },
  { what: 'labels without text', text: () => lines(200_000, () => 'A:b') },
  {
    what: 'chapters',
    text: () => lines(20_000, (at) => `${at + 1}. ${wordsAt(at, 3)}\n\n${wordsAt(at, 12)}.\n`),
  },
  {
    what: 'quotes',
    text: () => lines(25_000, (at) => `"${wordsAt(at, 8)}," said ${nameAt(at)}, chief of ${nameAt(at + 1)}.`),
  },
  { what: 'abbreviations', text: () => lines(150_000, () => 'U.S. Inc. et al. No. 5.', ' ') },
  { what: 'brackets', text: () => '('.repeat(200_000) + wordsAt(0, 20_000) + ')'.repeat(200_000) },
  {
    what: 'times',
    text: () =>
      lines(
        50_000,
        (at) => `[${Math.floor(at / 3600)}:${Math.floor(at / 60) % 60}:${at % 60}] ${wordsAt(at, 3)}.`,
      ),
  },
  { what: 'usual minutes, much', text: () => lines(12_000, (at) => `${motion(at)} ${wordsAt(at, 20)}.`) },
];
