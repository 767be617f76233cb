import { RequestError } from '../request/failure/request.errors.ts';

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

export const nothingInIt = (): RequestError => refused('empty', 'There is no row to import.');

export const rowsRefused = (count: number): RequestError =>
  new RequestError({
    status: 409,
    code: 'graph-import.rows-refused',
    message: `${count} rows are refused, so nothing was imported. Mend them, or leave them out.`,
  });

export const takenMeanwhile = (fault: string): RequestError =>
  new RequestError({
    status: 409,
    code: 'graph-import.taken',
    message: `Nothing was imported, since a name was given away meanwhile. ${fault}`,
  });
