import { feedBegin } from '../feed/feed.begin.ts';
import { decodeText, looksBinary } from '../text/text-decoding.ts';

export type ContentHint = {
  /** Address after redirects, for a page's feed links. */
  url?: string | null;
  mime?: string | null;
  name?: string | null;
  charset?: string | null;
};

/** The beginning of a source as recognizers look at it. */
export type Sample = { bytes: Uint8Array; hint: ContentHint };

/** The same where it is text. */
export type TextSample = {
  /** From its first mark or word on. */
  text: string;
  /** The first of it without comments of markup. */
  head: string;
  /** The name of its first element in small letters, without a prefix; null where it does not begin as markup. */
  root: string | null;
  hint: ContentHint;
};

const headLength = 8_000;

/** "<A – Jane Doe – Alder>" is an answer of a printed call and no anchor. */
const startsAsMarkup = (head: string): boolean => /^\s*<(?![AQ]\s*[-–—])/.test(head);

/** The sample as text; null where its bytes are none. '' is an empty text. */
export function sampleText({ bytes, hint }: Sample): TextSample | null {
  const decoded = decodeText(bytes, hint.charset).text.replace(/^[\s\ufeff]+/, '');
  if (decoded !== '' && looksBinary(decoded)) return null;
  const text = decoded.slice(feedBegin(decoded));
  const head = text.slice(0, headLength).replace(/<!--[\s\S]{0,4000}?-->/g, '');
  const root = startsAsMarkup(head)
    ? (/<(?![!?])(?:[\w-]{1,40}:)?([a-z][\w-]{0,40})[\s>/]/i.exec(head)?.[1]?.toLowerCase() ?? '')
    : null;
  return { text, head, root, hint };
}
