/** How one speaks in a committee or a parliament. */
const chair = /^(?:Mr|Madam|Mrs|Ms)\.?\s*(?:Chair(?:man|woman|person)?|Speaker|President),\s+(?=\p{L})/u;
/** What opens a sentence that somebody is told or asked, and goes on about no name before it. */
const addressedOpening = String.raw`(?:(?:i|we|you|it|that|this|they|there|what|how|why|could|can|would|do|did|does|is|are|maybe|just|thanks|thank)\b(?!,| and\b)|the\b[^,]*$)`;
const speaksTo = /\b(?:you|your|thanks?|please|let['’]s)\b|\?$/iu;

/**
 * Takes the names by which speakers call each other from the ends of a sentence: "Adam, …" and "…, Adam?". Only where it
 * speaks to somebody: "Adam, the chair, moved it" tells who did.
 */
export function dropVocatives(sentence: string, givenNames: readonly string[]): string {
  const addressed = sentence.replace(chair, '');
  if (givenNames.length === 0) return addressed;
  const names = givenNames.join('|');
  const opened = new RegExp(
    String.raw`^((?:so|well|and|yeah|yes|okay|no),?\s+)?(?:${names}),\s+(?=${addressedOpening})`,
    'iu',
  );
  const rest = addressed.replace(opened, '$1');
  if (!speaksTo.test(rest)) return rest;
  return rest.replace(
    new RegExp(String.raw`(?<=\s\p{Ll}[\p{L}'’-]{0,20}),\s+(?:${names})([.?!])$`, 'u'),
    '$1',
  );
}
