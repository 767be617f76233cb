/** A name that was heard without capitals, with them; any other as it is. */
export const nameWords = (name: string): string =>
  /\p{Lu}/u.test(name) ? name : name.replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());

/** A term within a sentence: in lower case, unless it is an abbreviation. */
export const termWords = (term: string): string =>
  /^\p{Lu}[^\p{Lu}]*$/u.test(term)
    ? term.charAt(0).toLowerCase() + term.slice(1)
    : term.replace(/\b\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());

const rateNames =
  /\b(?:discount rate|assumed (?:rate of )?return|assumed rate|(?:employer |employee |member )?contribution rates?|(?:average )?(?:employer |employee |member )contributions?|cost[- ]of[- ]living adjustment)\b/giu;

/** Which rate some words are about, where they name one alone: "discount rate". */
export function rateIn(texts: readonly (string | null)[]): string | null {
  const match = new Set(
    texts
      .flatMap((text) => (text ?? '').toLowerCase().match(rateNames) ?? [])
      .map((name) => name.replace(/^average /u, '')),
  );
  const [only = null, ...others] = [...match].filter(
    (name) => ![...match].some((other) => other !== name && other.includes(name)),
  );
  return others.length > 0 ? null : only;
}
