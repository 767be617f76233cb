// "What was the funded ratio a year ago?" is answered by the figure that a sentence says was that of a year ago, and by none of now.

const ago = String.raw`(?:a|one|the) (?:full )?year (?:ago|earlier|before|prior)\b`;
const said = new RegExp(String.raw`,? \b${ago}`, 'iu');
const behind = new RegExp(String.raw`^[\s,(]{0,3}${ago}`, 'iu');
const before = new RegExp(String.raw`\b${ago}[^\d.;]{0,40}$`, 'iu');

export const asksYearAgo = (question: string): boolean => said.test(question);

/** A question without the words that say of when it asks. */
export const withoutYearAgo = (question: string): string => question.replace(said, '');

/** "Up from 80.9% a year ago", "a year ago it was 4.1 percent": and not "up 16 percent from a year ago". */
export const isOfYearAgo = ({ start, end }: { start: number; end: number }, text: string): boolean =>
  behind.test(text.slice(end)) || before.test(text.slice(0, start));
