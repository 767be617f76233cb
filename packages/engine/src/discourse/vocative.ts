/** Takes the names by which speakers call each other from the ends of a sentence: "Adam, …" and "…, Adam." */
export function dropVocatives(sentence: string, givenNames: readonly string[]): string {
  if (givenNames.length === 0) return sentence;
  const names = givenNames.join('|');
  return sentence
    .replace(
      new RegExp(
        String.raw`^((?:[Ss]o|[Ww]ell|[Aa]nd|[Yy]eah|[Yy]es|[Oo]kay|[Nn]o),?\s+)?(?:${names}),\s+(?=\p{L})`,
        'u',
      ),
      '$1',
    )
    .replace(new RegExp(String.raw`,\s+(?:${names})([.?!])$`, 'u'), '$1');
}
