const noise =
  /\\?\[[^\]]{1,40}\\?\]|\((?:laughs?|laughter|inaudible|crosstalk|music)\)|\b(?:inaudible|crosstalk)\b/giu;
const fillers =
  /(?:,\s*|(?<!\s)\s+|^)(?:um+|uh+|er+m?|hmm+|mm-?hmm)\b[,.…]*(?=\s|$)|,\s*(?:you know|i mean|like|sort of|kind of|right|i guess)\s*,/giu;
const brokenWord = /(?<=\s|^)\p{L}{1,4}-{1,2}\s+(?=\p{L})/gu;
const orphan = /(?<=^|\s)([b-hj-z])\s+(?=\1)/giu;
const stutter = /(?<![\p{L}\p{N}'’-])([\p{L}'’]+(?:\s+[\p{L}'’]+){0,3})(?:,?\s+\1(?![\p{L}\p{N}'’-]))+/giu;
/** A number that is said twice may be another one: "twenty twenty" is a year. */
const keepDouble =
  /^(?:that|had|very|really|many|much|so|no|more|long|ha|bye|again|(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand)(?:[\s-]\p{L}+)?)$/iu;
const opening =
  /^(?:(?:and|but|so|well|now|okay|ok|yeah|yes|yep|right|look|listen|see|basically|actually|honestly|obviously|anyway|anyways|again|alright|all right|oh|hey|also|then|you know|i mean|i guess|of course|i would say|i'd say|as i said|like i said|you see|to be honest|sure|absolutely|exactly|definitely|no|in addition|additionally|moreover|furthermore|on the other (?:hand|side)|finally|lastly|first(?:ly| of all)?|second(?:ly)?|third(?:ly)?|in fact|i mean to say|long story short|again|therefore|however|importantly|for example|for instance|in other words|at the same time|that said|having said that|ultimately|frankly|you know what|as well|as i mentioned|as mentioned|as you know|as we know|to be fair)\b(?:,\s*|\s*--\s*|\s+—\s*|\s*(?:\.\.\.|…)\s*)|(?:and|but|so(?! (?:far|long|much|many|few|called)\b)|and so|and then|so then|but then|cause|because)\s+(?=\p{L}))+/iu;
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
    .replace(stutter, (whole, once: string) => (keepDouble.test(once) ? whole : once))
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
