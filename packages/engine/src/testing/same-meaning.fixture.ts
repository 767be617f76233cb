// What a tidied sentence must share with the sentence that was meant, by rules that know nothing of how it is tidied.

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[$€£]?-?(?<![\p{L}\d])\.?\d[\d.,]*\d%?|-?\d%?|[\p{L}']+/gu) ?? [];

const holdsInOrder = (all: readonly string[], some: readonly string[]): boolean => {
  let at = 0;
  for (const word of all) if (word === some[at]) at++;
  return at === some.length;
};

const pick = (text: string, pattern: RegExp): string => (text.toLowerCase().match(pattern) ?? []).join(' ');

const figures =
  /[$€£]?-?(?:\d[\d.,]*\d|(?<!\d)\.\d+|\d)%?|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|fourteen|twenty|point|half|million|billion|percent|dollars)\b/gu;
const negations = /\b(?:not|no|never|neither|cannot|without|unless)\b|n't\b/gu;
const prefixed = /\b(?:non|pre|post|ex|anti|long|two|a|aa)-/gu;

/** How a tidied sentence says something else than was meant, a line each; empty where it says the same. */
export function changesOf(meant: string, tidy: string): string[] {
  const opener = /^[\p{L}' ]+/u.exec(meant)?.[0].split(' ').slice(0, 2).join(' ').toLowerCase() ?? '';
  const retained = tidy
    .toLowerCase()
    .replaceAll(',', '')
    .replace(/\b(\p{L}+)(?:,? \1\b)+/gu, '$1');
  const checks: [string, boolean][] = [
    ['figures', pick(tidy, figures) === pick(meant, figures)],
    ['negations', pick(tidy, negations) === pick(meant, negations)],
    [
      'prefixes',
      pick(tidy, prefixed)
        .split(' ')
        .filter((one) => one !== '')
        .join(' ')
        .includes(pick(meant, prefixed)),
    ],
    ['opener', retained.includes(opener.replace(/\b(\p{L}+)(?:,? \1\b)+/gu, '$1'))],
    ['words', holdsInOrder(words(tidy), words(meant))],
  ];
  return checks.filter(([, holds]) => !holds).map(([what]) => `${what}: ${tidy} (meant: ${meant})`);
}

/** Words that a tidied sentence has and the spoken one has not. */
export const madeUp = (spoken: string, tidy: string): string[] => {
  const said = new Set(words(spoken));
  return words(tidy).filter((word) => !said.has(word));
};
