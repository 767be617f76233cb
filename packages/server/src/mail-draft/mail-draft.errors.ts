import { RequestError } from '../request/failure/request.errors.ts';

/** What the mail was to say has been made again since it was opened, and says something else. */
export const draftOutdated = (): RequestError =>
  new RequestError({
    status: 409,
    code: 'mail-draft.outdated',
    message: 'The summary has changed since this email was opened. Reload it to see what it says now.',
  });

export const quoteReworded = (): RequestError =>
  new RequestError({
    status: 400,
    code: 'mail-draft.quote-reworded',
    message: 'A quotation cannot be reworded. Leave it out, or keep it as it was said.',
  });

/** `said`: the number or the quotation that the source of the sentence does not hold. */
export const wordingUnproved = (said: string): RequestError =>
  new RequestError({
    status: 400,
    code: 'mail-draft.unproved',
    message: `The source of this sentence does not say “${said}”.`,
  });
