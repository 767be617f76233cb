const small =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)';
const large = '(?:hundred|thousand|million|billion|trillion)';
const unit = '(?:percent|per cent|basis points?|dollars|pounds|euros)';

/** What stands before a place and after it where a number goes through it. */
const through: readonly (readonly [RegExp, RegExp])[] = [
  [new RegExp(`\\b(?:${small}|${large}) $`, 'iu'), new RegExp(`^(?:${large}|${unit})\\b`, 'iu')],
  [/\b(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) $/iu, new RegExp(`^${small}\\b`, 'iu')],
  [new RegExp(`\\b${large} $`, 'iu'), new RegExp(`^and ${small}\\b`, 'iu')],
  [new RegExp(`\\b${large} and $`, 'iu'), new RegExp(`^${small}\\b`, 'iu')],
  [new RegExp(`\\b${large} $`, 'iu'), new RegExp(`^${small}(?:[ -]${small})? (?:${large}|${unit})\\b`, 'iu')],
  [new RegExp(`\\b(?:${small}|\\d) $`, 'iu'), new RegExp(`^point (?:${small}|zero|oh|\\d)\\b`, 'iu')],
  [new RegExp(`\\b(?:${small}|\\d) point $`, 'iu'), new RegExp(`^(?:${small}|zero|oh|\\d)\\b`, 'iu')],
  [/[\d%] $/u, new RegExp(`^(?:${large}|${unit})\\b`, 'iu')],
];

const runsThrough = (before: string, after: string): boolean =>
  through.some(([end, start]) => end.test(before.slice(-60)) && start.test(after.slice(0, 60)));

/** Numbers in words through which a quote begins or ends; a mark between them would end a number. */
export function tornNumbers(quote: string, { before, after }: { before: string; after: string }): string[] {
  return [
    ...(runsThrough(before, quote) ? [`${before.slice(-20)}|${quote.slice(0, 20)}`] : []),
    ...(runsThrough(`${quote} `, after.trimStart()) ? [`${quote.slice(-20)}|${after.slice(0, 20)}`] : []),
  ];
}
