/** What a service takes of words to expect: how many, how long each, and how long all are together. */
type KeyTermLimits = {
  terms: number;
  /** Of one. */
  characters: number;
  /** Words of one. */
  words?: number;
  /** Of all; services count tokens, which are seldom shorter than two characters of a name. */
  allCharacters?: number;
};

/** As many of the names as a service takes, in their order, each once; what it would refuse is left out. */
export function keyTerms(names: readonly string[] | undefined, limits: KeyTermLimits): string[] {
  const {
    terms,
    characters,
    words = Number.POSITIVE_INFINITY,
    allCharacters = Number.POSITIVE_INFINITY,
  } = limits;
  const taken = new Set<string>();
  let length = 0;
  for (const given of names ?? []) {
    const name = given.trim();
    const fits = name !== '' && name.length <= characters && name.split(/\s/).length <= words;
    if (!fits || taken.has(name)) continue;
    if (taken.size >= terms || length + name.length > allCharacters) break;
    taken.add(name);
    length += name.length;
  }
  return [...taken];
}
