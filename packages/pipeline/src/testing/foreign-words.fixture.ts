/** Words that a reader told of a file and that the file does not hold: what no reader may do. */
import { decodeHTML } from 'entities';
import { decodeText } from '../sources/text/text-decoding.ts';

const wordRun = /[\p{L}\p{N}\p{M}]{2,}/gu;
/** What is not read as words: addresses and markup that a reader keeps as fields. */
const isWordField = /^(?:text|title|speaker|headline)$/;

/** The words of fields with `text`, `title` and `speaker` at any depth of what was read. */
function* wordsOf(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'string' && isWordField.test(key)) yield* inner.match(wordRun) ?? [];
    else yield* wordsOf(inner);
  }
}

const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '');

/** The file's letters and digits in their order: as they stand, without escapes, and without markup. */
function lettersOfFile(bytes: Uint8Array, charset: string | null): string[] {
  const { text } = decodeText(bytes, charset);
  const unescaped = decodeHTML(
    text
      .replace(/\\u([\da-f]{4})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      .replace(/\\[nrtbf]/g, ' '),
  );
  const decoded = decodeHTML(unescaped);
  // A title that is missing may be the address itself, which a reader writes with its escapes.
  return [
    text,
    encodeURI(text.toWellFormed()),
    unescaped,
    decoded,
    unescaped.replace(/<[^>]*>|\{[^}]*\}/g, ''),
  ].map(lettersOf);
}

/** At most `most` words of what was read that stand nowhere in the file, each once. */
export function foreignWords(bytes: Uint8Array, value: unknown, { charset = null, most = 5 } = {}): string[] {
  const letters = lettersOfFile(bytes, charset);
  const foreign = new Set<string>();
  for (const word of wordsOf(value)) {
    if (foreign.size >= most) break;
    const requested = lettersOf(word);
    if (!letters.some((held) => held.includes(requested))) foreign.add(word);
  }
  return [...foreign];
}
