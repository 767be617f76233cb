import { isWritten } from '@ecco/domain';
import type { Source } from '../ports/ports.ts';

/** A line to write on, a leader of dots, a box to tick. */
const blank = /_{3,}|\.{5,}|[☐☒□]|\[\s?\]|\(\s{2,}\)/u;
/** A name of what is to be filled in: "Date of birth:". */
const label = /^[^.!?]{1,60}:\s*$/u;
/** From this share of its lines on, a paper is a form that nobody has filled in. */
const leastBlank = 0.3;

/** Whether a paper is an empty form: so many of its lines are blanks and labels that nothing is said in it. */
export function isBlankForm({ context, segments }: Source): boolean {
  if (!isWritten(context.kind)) return false;
  const empty = segments.filter(({ text }) => blank.test(text) || label.test(text)).length;
  return segments.length > 0 && empty >= leastBlank * segments.length;
}
