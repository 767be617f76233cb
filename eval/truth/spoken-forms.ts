// How a figure is said, built from the figure: the opposite of what a reader of numbers does.

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const scales = ['', ' thousand', ' million', ' billion', ' trillion'];

/** Every word that may be part of a number. */
export const numeralWords: readonly string[] = [
  ...small,
  ...tens.slice(2),
  ...'hundred thousand million billion trillion point oh'.split(' '),
];

const belowHundred = (value: number): string =>
  value < 20
    ? (small[value] ?? '')
    : `${tens[Math.floor(value / 10)]}${value % 10 === 0 ? '' : ` ${small[value % 10]}`}`;

/** The ways to say a whole number below a thousand. */
function belowThousand(value: number): string[] {
  if (value < 100) return [belowHundred(value)];
  const [head, rest] = [Math.floor(value / 100), value % 100];
  const heads = head === 1 ? ['one hundred', 'a hundred', 'hundred'] : [`${small[head]} hundred`];
  return rest === 0
    ? heads
    : heads.flatMap((said) => [`${said} ${belowHundred(rest)}`, `${said} and ${belowHundred(rest)}`]);
}

function wholeForms(value: number): string[] {
  const groups: number[] = [];
  for (let left = value; left > 0; left = Math.floor(left / 1000)) groups.push(left % 1000);
  let said = [''];
  for (let at = groups.length - 1; at >= 0; at--) {
    const group = groups[at] ?? 0;
    if (group === 0) continue;
    const forms = belowThousand(group).map((form) => `${form}${scales[at]}`);
    said = said.flatMap((before) =>
      forms.flatMap((form) => (before === '' ? [form] : [`${before} ${form}`, `${before} and ${form}`])),
    );
  }
  return value === 0 ? ['zero'] : said;
}

/** "nineteen ninety five", "twenty oh five", "fifteen hundred". */
function pairForms(value: number): string[] {
  const [head, tail] = [Math.floor(value / 100), value % 100];
  if (value < 1000 || value > 9999) return [];
  if (tail === 0) return [`${belowHundred(head)} hundred`];
  const isYear = value >= 1700 && value < 2100;
  return isYear ? [`${belowHundred(head)} ${tail < 10 ? 'oh ' : ''}${belowHundred(tail)}`] : [];
}

/** The ways to say a number that is written with digits ("1,500", "7.25"), in lower case without hyphens. */
export function spokenForms(written: string): string[] {
  const [whole = '', decimals] = written.replaceAll(',', '').split('.');
  const value = Number(whole);
  if (!Number.isSafeInteger(value) || value >= 1e15) return [];
  if (decimals === undefined) return [...wholeForms(value), ...pairForms(value)];
  const digits = decimals
    .split('')
    .map((digit) => small[Number(digit)])
    .join(' ');
  const isTens = /^[1-9]\d$/u.test(decimals);
  return wholeForms(value).flatMap((form) => [
    `${form} point ${digits}`,
    ...(isTens ? [`${form} point ${belowHundred(Number(decimals))}`] : []),
  ]);
}

/** The ways to say an amount of dollars and cents. */
export function priceForms(written: string): string[] {
  const [whole = '', cents = ''] = written.split('.');
  if (cents.length !== 2) return [];
  const said = belowHundred(Number(cents));
  const dollars = [
    ...wholeForms(Number(whole)).map((form) => `${form} ${whole === '1' ? 'dollar' : 'dollars'}`),
    ...(whole === '1' ? ['a dollar'] : []),
  ];
  return dollars.flatMap((form) => [`${form} ${said}`, `${form} and ${said}`]);
}
