import type { Citation, Segment } from '../ports.ts';
import { citePiece } from '../reading/citation.ts';
import type { Opinion } from './opinion.ts';
import { firmPattern, nameLikeness, namePattern, trimName } from './person-name.ts';
import { roleIn } from './role.ts';

const selfNamed = new RegExp(
  String.raw`\b(I am|I'm|I’m|[Mm]y name is|[Mm]y name's|[Tt]his is)\s+(?:your host,?\s+)?${namePattern}(?!['’]s)(?=([\s\S]{0,80}))`,
  'gu',
);
const firmAfter = new RegExp(String.raw`^,?\s*(?:here\s+)?(?:from|with|at|of)\s+${firmPattern}`, 'u');
const asked = new RegExp(
  String.raw`\b(?:questions?|follow[- ]up)\s+(?:this morning\s+|today\s+)?(?:(?:will\s+)?(?:comes?|coming|is|are)\s+)*(?:in\s+)?(?:from|by)\s+(?:the\s+)?(?:line\s+of\s+|line\s+)?${namePattern}(?:,?\s+(?:with|from|of|at|representing)\s+${firmPattern})?`,
  'gu',
);
const goneTo = new RegExp(
  String.raw`\b(?:go|move|take)\s+(?:now\s+)?(?:(?:first|next|on|back)\s+)*to\s+(?:the\s+)?(?:line\s+of\s+)?${namePattern},?\s+(?:with|from|of|at)\s+${firmPattern}`,
  'gu',
);
const handover = new RegExp(
  String.raw`\b(?:turn|hand|pass|give|send)(?:ing)?\s+(?:[\w’']+\s+){0,4}?(?:over\s+|back\s+)*to\s+([^.?!]{0,90}?)${namePattern}(?=([^.?!]{0,80}))`,
  'gu',
);
const called = new RegExp(
  String.raw`${namePattern},?\s+(?:please\s+)?(?:go ahead|proceed|the floor is yours|over to you|you may (?:begin|proceed)|your line is (?:now )?open|you(?:'re| are) up)`,
  'gu',
);
const welcomed = new RegExp(
  String.raw`\b(?:joining (?:me|us)(?: today)?(?: now)? is|joined (?:today )?by|(?:my|our|today['’]s|special) guest(?: today)?(?: is|,)?|please welcome|[Ww]elcome(?: to the (?:show|podcast|program|programme))?,)\s+(?:our (?:special )?guest,?\s+)?([^.?!]{0,40}?)${namePattern}(?=([^.?!]{0,100}))`,
  'gu',
);

export type Cue = { at: number; segment: Segment; segments: readonly Segment[] };

/** Names that a segment gives its own speaker: "I'm Jane Doe", "this is Jane Doe with Acme". */
export function selfIntroductions({ at, segment }: Cue, label: string): Opinion[] {
  const opinions: Opinion[] = [];
  for (const match of segment.text.slice(0, 4000).matchAll(selfNamed)) {
    const [whole, phrase = '', raw = '', after = ''] = match;
    const name = trimName(raw);
    const likeness = nameLikeness(name);
    const isWeak = /^this/iu.test(phrase);
    const opensTurn = match.index < 60;
    if (likeness < 0.7 || (isWeak && !opensTurn && !firmAfter.test(after))) continue;
    const confidence = likeness * (name.includes(' ') ? 0.9 : 0.75) * (isWeak && !opensTurn ? 0.7 : 1);
    const evidence = cueAt({ at, segment }, match.index, whole.length);
    opinions.push({ ...opinionOf(label, name, after), confidence, evidence });
  }
  return opinions;
}

/** Names that a segment gives whoever speaks next: handed over to, called upon, or announced with a question. */
export function announcements({ at, segment }: Cue, nextLabel: string): Opinion[] {
  const opinions: Opinion[] = [];
  const tail = Math.max(0, segment.text.length - 700);
  for (const [pattern, confidence] of announcers) {
    for (const match of segment.text.slice(tail).matchAll(pattern)) {
      const [raw = '', after = ''] =
        pattern === handover ? [match[2], `${match[1] ?? ''} ${match[3] ?? ''}`] : [match[1], ''];
      const name = trimName(raw);
      if (nameLikeness(name) < leastLikeness(pattern, name)) continue;
      const evidence = cueAt({ at, segment }, tail + match.index, match[0].length);
      const base = opinionOf(nextLabel, name, after);
      const asks = pattern === asked || pattern === goneTo;
      opinions.push({
        ...base,
        role: asks ? 'analyst' : base.role,
        organisation: asks ? tidyFirm(match[2] ?? null) : base.organisation,
        confidence: confidence * (name.includes(' ') ? 1 : 0.8),
        evidence,
      });
    }
  }
  return opinions;
}

/** "The line of Bill Katz" says by itself that a name follows; a hand-over may well be to a thing. */
const leastLikeness = (pattern: RegExp, name: string): number =>
  pattern !== handover && name.includes(' ') ? 0.3 : 0.7;

const announcers: readonly (readonly [RegExp, number])[] = [
  [asked, 0.88],
  [goneTo, 0.88],
  [handover, 0.8],
  [called, 0.8],
];

/** Guests whom a host welcomes; whose label they have is for the caller to find. */
export function welcomes({ at, segment }: Cue): Omit<Opinion, 'label'>[] {
  const found: Omit<Opinion, 'label'>[] = [];
  for (const match of segment.text.matchAll(welcomed)) {
    const name = trimName(match[2] ?? '');
    if (nameLikeness(name) < 0.7) continue;
    const { label: _none, ...opinion } = opinionOf('', name, `${match[1] ?? ''} ${match[3] ?? ''}`);
    const evidence = cueAt({ at, segment }, match.index, match[0].length);
    found.push({ ...opinion, role: opinion.role ?? 'guest', confidence: 0.6, evidence });
  }
  return found;
}

function opinionOf(label: string, name: string, after: string): Omit<Opinion, 'confidence' | 'evidence'> {
  const organisation = tidyFirm(firmAfter.exec(after)?.[1] ?? null);
  return { label, name, role: roleIn(after.slice(0, 60)), organisation, provenance: 'introduction' };
}

/** "B M O Capital Markets." is "BMO Capital Markets". */
function tidyFirm(firm: string | null): string | null {
  if (firm === null) return null;
  const joined = firm.replace(/\b(?:\p{Lu}\s){1,5}\p{Lu}\b/gu, (letters) => letters.replaceAll(' ', ''));
  const name = joined
    .replace(/[.,\s]+$/u, '')
    .replace(/\.\s.*$/u, '')
    .replace(/\s+(?:and|of)$/u, '')
    .replace(/(?:^|\s+)(?:Please|Your|You|Hi|Thank|Thanks|Go|Ma)\b.*$/u, '');
  return name === '' || /^(?:please|inaudible|your|the)$/iu.test(name) ? null : name;
}

function cueAt(
  { at, segment }: { at: number; segment: Segment },
  start: number,
  length: number,
): Citation | null {
  const end = Math.min(segment.text.length, start + Math.max(length, 1));
  const [citation] = citePiece([segment], { segment: 0, start, end });
  return citation === undefined || at < 0 ? null : citation;
}
