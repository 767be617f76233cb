/** Who wrote an article, out of the line that says so. */

/** What stands behind a name in a byline and is none: an office, or whoever employs it. */
const office =
  /\b(?:writer|reporter|correspondent|editor|columnist|contributor|staff|bureau|press|news|newsroom|times|post|journal|herald|tribune|wire|service|analyst|author|producer|director|communications|desk)s?\b/i;
const personName =
  /^(?:\p{Lu}[\p{L}'’.-]*\s+){1,3}(?:(?:de|van|von|der|la|del)\s+)*\p{Lu}[\p{L}'’.-]*(?:,? (?:Jr|Sr|II|III)\.?)?$/u;

/** The names of a byline, parted by commas: "Jo Vale / Ann Brook" and "Jo Vale and Ann Brook, staff writers" name two. As it stands where it is no list of names. */
export function namesOfByline(byline: string): string {
  const parts = byline
    .split(/\s*[,;]\s*(?:and\s+)?|\s+(?:and|&|with|[/|·•])\s+|(?<=\p{Ll})\/(?=\p{Lu})/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const [first = ''] = parts;
  const isName = (part: string): boolean => personName.test(part) && !office.test(part);
  if (!isName(first)) return byline;
  const rest = parts.slice(1);
  const names = rest.filter(isName);
  return rest.every((part) => isName(part) || office.test(part)) ? [first, ...names].join(', ') : byline;
}

const opens = /^(?:written |story |reported |posted )?by:?\s+(?=\p{Lu})/iu;
const [searchedLines, longestLine] = [5, 140];

/** The byline among the first lines of an article; null where none is one. */
export const bylineOfOpening = (lines: readonly string[]): string | null =>
  lines.slice(0, searchedLines).find((line) => line.length <= longestLine && opens.test(line)) ?? null;
