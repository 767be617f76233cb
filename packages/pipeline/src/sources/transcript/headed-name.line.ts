/**
 * Names that stand alone on a line above what is said, as calls and interviews are printed: "Jane Doe", "#### Jane Doe",
 * her role or a row of dots between. They are written as labels, where they come back as the names of voices do.
 */
import { readName } from './speaker.label.ts';

/** So many lines are names before any is believed, of so many persons. */
const [fewestLines, fewestVoices] = [4, 2];
/** Of names alone on a line so many must come back or be announced: else they are headings. */
const trustedShare = 0.6;

const dots = /^\s*[.·_=*-]{8,}\s*$/;
const mark = /^(?:#{1,6}\s+|\*\*|__)|(?:\*\*|__|\s#+)$/g;
/** What heads a part of a paper and names nobody. */
const headingWords =
  /\b(?:section|sessions?|discussion|participants?|questions?|answers?|management|reports?|updates?|minutes|agenda|meeting|committee|board|business|calls?|roll|order|items?|public|comments?|consent|approval|results?|overview|introduction|conclusion|summary|background|operations?|reviews?|outlook|guidance|financial|remarks|presentation|closing|opening|transcript|appendix|table|figure|notes?|total|part|chapter|page|annual|quarter|performance|investments?|assets?|market|risks?|strategy|policy|plan|fund|company|corporation|inc|llc|presentation|adjournment|motion|vote|resolution|attendance)\b/i;
const role =
  /\b(?:chief|officer|president|chair(?:man|woman|person)?|director|analyst|head|manager|founder|partner|secretary|treasurer|ceo|cfo|coo|cio|cto|evp|svp|vp|relations|counsel|research|securities|capital|bank|executive|consultant|actuary|trustee|moderator|host)\b/i;
/** What parts a printed call and is said by nobody. */
const partHeading =
  /^\s*(?:#{1,6}\s+|\*\*)?(?:questions?[- ]and[- ]answers?(?: session| section)?|q ?& ?a(?: session| section)?|management discussion(?: section)?|(?:corporate|company|conference call) participants|prepared remarks|presentation)(?:\*\*)?:?\s*$/i;
const announced = /^\s*(?:[-•*]\s+)?(\p{Lu}[^\n]{2,50}?)\s+(?:--|[-–—])\s+\p{Lu}/u;

/** Lines with the names that head them as labels ("Jane Doe:"); the lines as they are where no names head them. */
export function withHeadedNames(lines: readonly string[]): string[] {
  const names = lines.map((line, at) => nameAlone(lines, line, at));
  const counts = new Map<string, number>();
  for (const name of names) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  const known = announcedIn(lines);
  const trusted = new Set(
    [...counts].filter(([name, count]) => count > 1 || known.has(name)).map(([name]) => name),
  );
  const matches = names.filter((name) => name !== null);
  const believed = matches.filter((name) => trusted.has(name)).length;
  if (believed < fewestLines || trusted.size < fewestVoices || believed < matches.length * trustedShare)
    return [...lines];
  for (const name of namesMarkedAlike(lines, names, trusted)) trusted.add(name);
  return lines.flatMap((line, at) => {
    const name = names[at];
    if (name && trusted.has(name)) return ['', `${name}:`];
    if (dots.test(line) || partHeading.test(line)) return [''];
    const above = names[at - 1];
    return above && trusted.has(above) && isRole(line) ? [''] : [line];
  });
}

const openingMark = /^\s*(#{1,6}(?=\s)|\*\*|__)/;

/** Where all lines with one mark are names, whoever speaks only once is marked so too. */
function namesMarkedAlike(
  lines: readonly string[],
  names: readonly (string | null)[],
  trusted: ReadonlySet<string>,
): string[] {
  const marks = lines.map((line) => openingMark.exec(line)?.[1] ?? null);
  const own = new Set(marks.filter((_, at) => trusted.has(names[at] ?? '')));
  const [shared] = own;
  if (own.size !== 1 || shared === null || shared === undefined) return [];
  const alike = names.filter((_, at) => marks[at] === shared && !partHeading.test(lines[at] ?? ''));
  const texts = alike.filter((name) => name !== null);
  return texts.length === alike.length ? texts : [];
}

const isEmpty = (line: string | undefined): boolean =>
  line === undefined || line.trim() === '' || dots.test(line);

/** The name on a line that has nothing else, with an empty line above and words below. */
function nameAlone(lines: readonly string[], line: string, at: number): string | null {
  const bare = line.trim().replace(mark, '').trim();
  if (bare.length < 3 || bare.length > 60 || /[.?!:,;]$/.test(bare) || !isEmpty(lines[at - 1])) return null;
  if (/^(?:operator|moderator)$/i.test(bare)) return bare;
  const name = readName(bare);
  if (name === null || name !== bare.split(/\s(?:--|[-–—|])\s|,\s/, 1)[0]?.trim()) return null;
  if (!/\s/.test(name) || /\d/.test(name) || /\d:\d/.test(bare) || headingWords.test(name)) return null;
  return lines
    .slice(at + 1, at + 4)
    .some((below) => /[\p{Ll}]{2}.*[.?!…"”]\s*$/u.test(below) || below.length > 60)
    ? name
    : null;
}

/** "Jane Doe - Chief Executive Officer" in the list of those who take part. */
const announcedIn = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(
    lines.flatMap((line) => {
      const name = announced.exec(line.slice(0, 200))?.[1]?.trim();
      return name !== undefined && role.test(line) ? [name] : [];
    }),
  );

const isRole = (line: string): boolean =>
  line.trim() !== '' &&
  line.length <= 140 &&
  !/[.?!]\s*$/.test(line.replace(/\b(?:Inc|Corp|Ltd|Co|L\.P|LLC)\.\s*$/, '')) &&
  role.test(line);
