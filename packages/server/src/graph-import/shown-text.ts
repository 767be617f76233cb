/** Signs of a name, a reason or a column that an answer shows. */
const shownMax = 300;

/** A text of a file as an answer says it: a field of megabytes is not sent back. */
export const shownText = (text: string): string =>
  text.length > shownMax ? `${text.slice(0, shownMax).toWellFormed()}…` : text;
