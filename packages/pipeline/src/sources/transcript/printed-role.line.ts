/** The office that a printed call or hearing gives whoever speaks: behind the name or on the line below it. */
import type { PrintedPerson } from '../source.type.ts';
import { readName } from './speaker.label.ts';

const office =
  /\b(?:chief|officer|president|chair(?:man|woman|person)?|director|analyst|head of|founder|partner|secretary|treasurer|controller|C[EFIOT]O|[SE]?VP|investor relations|counsel|consultant|actuary|trustee|moderator|commissioner|mayor|minister|leader of the|speaker of the)\b/i;
const marks = /^\s*(?:#{1,6}\s+|[-•*]\s+)?|[*_]{2}|:\s*$/g;
const behind = /^(\p{Lu}[^\n]{2,50}?)(?:\s+(?:--|[-–—|])\s+|,\s+)[*_]?(\p{Lu}[^\n]{2,140}?)[*_]?$/u;
const inBrackets = /^(\p{Lu}[^\n(]{2,50}?)\s*\((\p{Lu}[^\n)]{2,140})\)$/u;
/** "Hon. Jane Doe (Minister of Finance): I thank the member": a label of a record, with words behind it. */
const inLabel = /^(\p{Lu}[^\n(:]{2,50}?)\s*\((\p{Lu}[^\n():]{2,140})\):\s/u;
const honors = /^(?:(?:the )?(?:right )?hon\.?|mr\.?|mrs\.?|ms\.?)\s+/iu;
const longestRole = 140;
const sentence = /[.?!]\s*$/;
const firm = /\b(?:Inc|Corp|Ltd|Co|L\.P|LLC|plc)\.\s*$/i;

/** An office, and no sentence in which one is named. */
const asRole = (line: string): string | null => {
  const text = line.trim().replace(/^[*_]+|[*_]+$/g, '');
  const isOffice =
    office.test(text) && text.length <= longestRole && (firm.test(text) || !sentence.test(text));
  return isOffice && /^\p{Lu}/u.test(text) ? text : null;
};

/** Those of `voices` to whom a text gives an office, each once, with the first that it gives. */
export function printedRoles(lines: readonly string[], voices: ReadonlySet<string>): PrintedPerson[] {
  const roles = new Map<string, string>();
  const take = (name: string | null, role: string | null) => {
    if (name !== null && role !== null && voices.has(name) && !roles.has(name)) roles.set(name, role);
  };
  for (const [at, raw] of lines.entries()) {
    const line = raw.slice(0, 250).replace(marks, '').trim();
    const labeled = inLabel.exec(raw.slice(0, 250));
    const named = labeled ?? behind.exec(line) ?? inBrackets.exec(line);
    if (named) take(readName(named[1] ?? ''), asRole(named[2] ?? ''));
    else if (voices.has(line)) take(line, asRole(lines[at + 1] ?? ''));
  }
  return [...roles].map(([name, role]) => ({ name: name.replace(honors, ''), role }));
}
