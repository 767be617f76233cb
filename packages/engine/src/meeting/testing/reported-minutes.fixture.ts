import type { Source } from '../../ports/ports.ts';
import { paperOf } from './more-shapes.fixture.ts';
import { decisionsOf, lineOf, signalsOf } from './spoken-lines.fixture.ts';

/** Minutes that tell some paragraphs between their beginning and their end. */
export const minutesOf = (...texts: string[]): Source =>
  paperOf([
    'Minutes of the Regular Meeting of the Investment Committee of the Ferrow County Retirement System, March 4, 2026',
    'Present: Chair Ines Tolland, Trustee Paul Ashby, Trustee Gil Renner, Trustee Dana Whit. The meeting was called to order at 9:00 a.m.',
    'Trustee Ashby moved to approve the minutes of February. Trustee Renner seconded. The motion carried 4-0.',
    ...texts,
    'The meeting was adjourned at 11:00 a.m.',
  ]);

/** What they decide behind the approval of the minutes before, a line each. */
export const decided = (...texts: string[]): string[] =>
  decisionsOf(minutesOf(...texts))
    .slice(1)
    .map(lineOf);

/** The signals in them. */
export const signalled = (...texts: string[]) => {
  const source = minutesOf(...texts);
  return signalsOf(source);
};
