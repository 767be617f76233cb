const days =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const numbers =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const weekdays = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');

export const monthPattern =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
export const weekdayPattern = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
export const dayPattern = String.raw`\d{1,2}(?:st|nd|rd|th)?|(?:twenty|thirty)[- ](?:${days.slice(0, 9).join('|')})|${days.join('|')}|thirtieth`;
export const yearPattern = String.raw`(?:19|20)\d\d|twenty[- ](?:twenty|thirty)(?:[- ](?:${numbers.slice(0, 9).join('|')}))?|two thousand(?: and)? (?:twenty|thirty)(?:[- ](?:${numbers.slice(0, 9).join('|')}))?`;

/** "14th", "fourteenth", "twenty-first". */
export function dayNumber(text: string): number {
  const digits = /^\d{1,2}/.exec(text)?.[0];
  if (digits !== undefined) return Number(digits);
  if (text.toLowerCase() === 'thirtieth') return 30;
  const [tens = '', ones] = text.toLowerCase().split(/[- ]/);
  if (ones === undefined) return days.indexOf(tens) + 1;
  return (tens === 'thirty' ? 30 : 20) + days.indexOf(ones) + 1;
}

/** "2026", "twenty twenty-six", "two thousand and twenty six". */
export function yearOf(text: string): number {
  if (/^\d{4}$/.test(text)) return Number(text);
  const words = text
    .toLowerCase()
    .replace(/^(?:two thousand(?: and)?|twenty)[- ]/, '')
    .split(/[- ]/);
  const tens = words[0] === 'thirty' ? 30 : 20;
  return 2000 + tens + (words[1] === undefined ? 0 : numbers.indexOf(words[1]) + 1);
}

/** From 0, Sunday; -1 for none. */
export const weekdayOf = (word: string): number => weekdays.indexOf(word.toLowerCase());
