import type { ReadingLoss } from '@ecco/pipeline';
import { RequestError } from '../request/failure/request.errors.ts';

export const itemNotFound = (): RequestError =>
  new RequestError({ status: 404, code: 'item.not-found', message: 'There is no such item in the library.' });

export const itemOfAnother = (): RequestError =>
  new RequestError({
    status: 403,
    code: 'item.of-another',
    message: 'Only the person who added this, or an admin, can change or delete it.',
  });

export const itemNotReadable = (): RequestError =>
  new RequestError({
    status: 409,
    code: 'item.not-readable',
    message: 'This item did not fail, and no source of it is kept that could be read again.',
  });

const lineNotes = (lines: number): string[] =>
  lines === 0 ? [] : [lines === 1 ? '1 corrected line' : `${lines.toLocaleString('en-US')} corrected lines`];
const fileNames = (names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`${names.length === 1 ? 'the name' : 'the names'} ${names.join(', ')}`];

/** What reading it again would lose, to be confirmed. */
export const correctionsLost = ({ lines, names }: ReadingLoss): RequestError =>
  new RequestError({
    status: 409,
    code: 'item.corrections-lost',
    message: `Reading it again loses ${[...lineNotes(lines), ...fileNames(names)].join(' and ')}. All other corrections stay.`,
  });
