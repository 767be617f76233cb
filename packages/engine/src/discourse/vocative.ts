/** How one speaks in a committee or a parliament. */
const chair = /^(?:Mr|Madam|Mrs|Ms)\.?\s*(?:Chair(?:man|woman|person)?|Speaker|President),\s+(?=\p{L})/u;

/** Takes the names by which speakers call each other from the ends of a sentence: "Adam, …" and "…, Adam." */
export function dropVocatives(sentence: string, givenNames: readonly string[]): string {
  const addressed = sentence.replace(chair, '');
  if (givenNames.length === 0) return addressed;
  const names = givenNames.join('|');
  return addressed
    .replace(
      new RegExp(
        String.raw`^((?:[Ss]o|[Ww]ell|[Aa]nd|[Yy]eah|[Yy]es|[Oo]kay|[Nn]o),?\s+)?(?:${names}),\s+(?=\p{L})`,
        'u',
      ),
      '$1',
    )
    .replace(new RegExp(String.raw`,\s+(?:${names})([.?!])$`, 'u'), '$1');
}
