import type { Source } from '../../ports/ports.ts';
import { paperOf } from './more-shapes.fixture.ts';
import { decisionsOf, lineOf, signalsOf } from './tell.fixture.ts';

/** Minutes that tell some paragraphs between their beginning and their end. */
export const minutesOf = (...told: string[]): Source =>
  paperOf([
    'Minutes of the Regular Meeting of the Investment Committee of the Ferrow County Retirement System, March 4, 2026',
    'Present: Chair Ines Tolland, Trustee Paul Ashby, Trustee Gil Renner, Trustee Dana Whit. The meeting was called to order at 9:00 a.m.',
    'Trustee Ashby moved to approve the minutes of February. Trustee Renner seconded. The motion carried 4-0.',
    ...told,
    'The meeting was adjourned at 11:00 a.m.',
  ]);

/** What they decide behind the approval of the minutes before, a line each. */
export const decided = (...told: string[]): string[] =>
  decisionsOf(minutesOf(...told))
    .slice(1)
    .map(lineOf);

/** The signals in them. */
export const signalled = (...told: string[]) => {
  const source = minutesOf(...told);
  return signalsOf(source);
};
