/** The number of a fund in Roman figures, which follows its name. */
const roman = /^(?:x{0,3}(?:ix|iv|v?i{2,3}|vi?)|xi?)$/;
const inCapitals = (word: string, at: number): string =>
  at > 0 && roman.test(word) ? word.toUpperCase() : word.charAt(0).toLocaleUpperCase() + word.slice(1);

/** How somebody is called whom only an address names: "ines-varga" -> "Ines Varga", "grid-fund-ii" -> "Grid Fund II". */
export const nameOfSlug = (slug: string): string =>
  slug
    .split(/[-_\s]+/)
    .filter(Boolean)
    .map(inCapitals)
    .join(' ') || slug;
