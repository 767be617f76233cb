import { joins, markers, saidTwice } from './polish.lexicon.ts';

const noise =
  /\\?\[[^\]]{1,40}\\?\]|\((?:laughs?|laughter|inaudible|crosstalk|music)\)|\b(?:inaudible|crosstalk)\b/giu;
const fillers =
  /(?:,\s*|(?<!\s)\s+|^)(?:um+|uh+|er+m?|hmm+|mm-?hmm)\b[,.…]*(?=\s|$)|,\s*(?:you know|i mean|like|sort of|kind of|right|i guess)\s*,/giu;
const brokenWord = /(?<=\s|^)\p{L}{1,4}-{1,2}\s+(?=\p{L})/gu;
const orphan = /(?<=^|\s)([b-hj-z])\s+(?=\1)/giu;
const stutter = /(?<![\p{L}\p{N}'’-])([\p{L}'’]+(?:\s+[\p{L}'’]+){0,3})(?:,?\s+\1(?![\p{L}\p{N}'’-]))+/giu;
const opening = new RegExp(
  String.raw`^(?:${markers.choice}\b(?:,\s*|\s*--\s*|\s+—\s*|\s*(?:\.\.\.|…)\s*)|${joins.choice}\s+(?=\p{L}))+`,
  'iu',
);
const itemMark = /^\((?:[a-z]|[ivx]{1,4}|\d{1,2})\)\s+/u;
const spelled = /(?<![\p{L}\p{N}'’-])(?:[A-Za-z]\s){2,6}[A-Za-z](?![\p{L}\p{N}'’-])/gu;

/**
 * A spoken sentence, tidied for reading: without noise marks, fillers, stutters, broken-off words and the
 * "So," it opens with; spelled letters become an abbreviation ("c e o" is "CEO"). No other word is touched.
 */
export function polish(sentence: string): string {
  const clean = sentence
    .replace(/\\([#*_`~[\]])/gu, '$1')
    .replace(noise, ' ')
    .replace(fillers, ' ')
    .replace(brokenWord, '')
    .replace(orphan, '')
    .replace(stutter, (whole, once: string) => (saidTwice.test(once) ? whole : once))
    .replace(spelled, joinLetters)
    .replace(/\s+/gu, ' ')
    .replace(/\s([,.;:?!])/gu, '$1')
    .replace(/,(?:\s*,)+/gu, ',')
    .replace(/,\s*([.?!])/gu, '$1')
    .trim();
  return close(
    capitalise(
      clean
        .replace(itemMark, '')
        .replace(opening, '')
        .replace(/^[,;.\s–—-]+/u, ''),
    ),
  );
}

function joinLetters(letters: string): string {
  const joined = letters.replace(/\s/gu, '');
  return /^[a-z]$/iu.test(joined) || /^(?:a|i)\s/iu.test(letters) ? letters : joined.toUpperCase();
}

function capitalise(text: string): string {
  const first = text.match(/^["“'(]*/u)?.[0].length ?? 0;
  return text.slice(0, first) + text.charAt(first).toUpperCase() + text.slice(first + 1);
}

function close(text: string): string {
  if (text === '' || /[.!?…]["”')\]]*$/u.test(text)) return text;
  return `${text.replace(/(?<![,;:–—-])[,;:–—-]+$/u, '').trimEnd()}.`;
}
