/** What a link to a paper of a meeting leads to, as its words and its file's name tell (D35). */
import type { DocumentType } from '@ecco/domain';

export type PaperLink = { url: string; title: string; documentType: DocumentType };

const file = /\.(?:pdf|docx?|rtf|odt)(?:$|[?#])/i;
const download =
  /\b(?:download|getfile|showdocument|viewfile|documentcenter|file-?attachments?|attachment|viewer)\b/i;
const words: readonly [DocumentType, RegExp][] = [
  [
    'draft-minutes',
    /\b(?:draft|unapproved|unofficial|proposed)\b.{0,40}\bminutes\b|\bminutes\b.{0,40}\b(?:draft|unapproved|unofficial)\b/,
  ],
  [
    'approved-minutes',
    /\b(?:approved|adopted|final|signed)\b.{0,40}\bminutes\b|\bminutes\b.{0,60}\b(?:approved|adopted|signed|final)\b/,
  ],
  ['minutes', /\bm(?:inutes|intues|ins?)\b/],
  ['packet', /\b(?:packet|board ?book|agenda pack|board pack|materials|supporting documents?)\b/],
  ['agenda', /\bagendas?\b/],
  ['notice', /\bnotices?\b/],
  ['meeting-transcript', /\btranscripts?\b/],
  ['report', /\b(?:reports?|results|presentations?|slides?|financials?|statements?)\b/],
];

const spacedWords = (text: string): string =>
  text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{L})(\d)|(\d)(\p{L})/gu, '$1$3 $2$4')
    .replace(/[_%+.-]+/g, ' ')
    .toLowerCase();

function typeIn(text: string): DocumentType | null {
  const plain = spacedWords(text);
  return words.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

/** Whether an address leads to a file rather than to a page. */
const isFileAddress = (url: string): boolean => file.test(url) || download.test(url);

/**
 * A link as a paper: its words tell first, then its file's name; "final" in the name tells that minutes are approved
 * ones. Null where it is no paper: a page that is none of its words.
 */
export function paperOf(link: { href: string; text: string }, base: string): PaperLink | null {
  const address = URL.parse(link.href, base);
  if (address === null || !/^https?:$/.test(address.protocol)) return null;
  const title = link.text.slice(0, 200);
  const name = address.pathname.split('/').filter(Boolean).at(-1) ?? '';
  const [said, named] = [typeIn(title), typeIn(name)];
  const isMinutes = said === 'minutes' || (said === null && named === 'minutes');
  const closer = isMinutes && (named === 'draft-minutes' || named === 'approved-minutes') ? named : said;
  const documentType = closer ?? named ?? (isFileAddress(address.href) ? 'document' : null);
  return documentType === null ? null : { url: address.href, title, documentType };
}
