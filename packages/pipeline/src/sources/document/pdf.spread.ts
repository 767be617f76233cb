/** What printers do to a line that is none of its words: leaders to a page number, and letters that are spread. */

const leader = /\s*(?:\.\s?){4,}\s*(?:[A-Z]?-?\d{1,4}|[ivxlc]{1,6})?\s*$/u;

/** "Call to order ........ 3" is "Call to order". */
export const withoutLeader = (text: string): string => text.replace(leader, '');

const spread = /(?<!\S)\p{L}(?: \p{L}){3,}(?!\S)/gu;
/** "M I N U T E S" is "MINUTES"; two spaces part its words. */
export const closeUp = (text: string): string =>
  text.replace(spread, (letters) => letters.replaceAll(' ', ''));
