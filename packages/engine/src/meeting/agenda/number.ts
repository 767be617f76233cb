const words =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const romans = new Map(
  'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX'
    .split(' ')
    .map((roman, at) => [roman, at + 1]),
);

/** The number of an item as it may be spoken, with a letter behind: "seven", "5b", "four D". */
export const spokenNumber = String.raw`(?:\d{1,2}|${words.join('|')})(?: ?\(?[a-h]\)?(?![a-z'])|\.\d{1,2})?`;

/** The number of an item that was spoken or printed, in digits: "four D" is "4 D". */
export function writtenNumber(said: string): string {
  const [, number = '', letter = ''] =
    /^([a-z]+|\d{1,2}(?:\.\d{1,2})?)[\s.]{0,2}\(?([a-z]?)\)?$/iu.exec(said.trim()) ?? [];
  const at = words.indexOf(number.toLowerCase());
  const digits = at >= 0 ? String(at + 1) : number;
  return letter === '' ? digits : `${digits} ${letter.toUpperCase()}`;
}

/** What a printed number counts: 4 for "4", "IV" and "Item 4"; null for a letter. */
export const countOfNumber = (printed: string): number | null =>
  /^\d/u.test(printed) ? Number.parseInt(printed, 10) : (romans.get(printed) ?? null);
