import { RequestError } from '../request/failure/request.errors.ts';
import { shownText } from './shown-text.ts';

const refused = (code: string, message: string): RequestError =>
  new RequestError({ status: 400, code: `graph-import.${code}`, message });

export const encodingUnknown = (): RequestError =>
  refused('encoding', 'The file is not in UTF-8. Save it as “CSV UTF-8” and try again.');

export const tooManyRows = (max: number): RequestError =>
  refused(
    'too-many-rows',
    `At most ${max.toLocaleString('en-US')} rows are imported at a time. Divide the file.`,
  );

export const columnsMissing = (names: readonly string[]): RequestError =>
  refused('columns', `The first row has to name the columns. Missing: ${names.join(', ')}.`);

export const tooManyColumns = (max: number): RequestError =>
  refused(
    'too-many-columns',
    `A table may have at most ${max} columns. Leave out those that are not imported.`,
  );

export const columnTwice = (name: string): RequestError =>
  refused('column-twice', `Two columns are called “${shownText(name)}”. Give each a different name.`);

export const quoteOpen = (line: number): RequestError =>
  refused(
    'quote-open',
    `A quotation mark in row ${line} is never closed, so that the rows after it cannot be told.`,
  );

export const tooLarge = (megabytes: number): RequestError =>
  refused('too-large', `The file is larger than ${megabytes} MB. Divide it.`);

export const nothingInIt = (): RequestError => refused('empty', 'There is no row to import.');

export const rowsRefused = (count: number): RequestError =>
  new RequestError({
    status: 409,
    code: 'graph-import.rows-refused',
    message: `${count === 1 ? '1 row is' : `${count.toLocaleString('en-US')} rows are`} refused, so nothing was imported. Mend or leave out what is refused.`,
  });

export const takenMeanwhile = (fault: string): RequestError =>
  new RequestError({
    status: 409,
    code: 'graph-import.taken',
    message: `Nothing was imported, because a name was taken meanwhile. ${fault}`,
  });
