import { type Cue, citeCue, firmFollowing, personIn, tidyFirm } from './cue.ts';
import type { Opinion } from './opinion.ts';
import { firmPattern, nameLikeness, namePattern, trimName } from './person-name.ts';
import { roleIn } from './role.ts';

const questionsFrom = String.raw`\b(?:questions?|follow[- ]up)\s+(?:this morning\s+|today\s+)?(?:(?:will\s+)?(?:comes?|coming|is|are)\s+)*(?:in\s+)?(?:from|by)\s+(?:the\s+)?(?:line\s+of\s+|line\s+)?`;
const asked = new RegExp(
  String.raw`${questionsFrom}${namePattern}(?:,?\s+(?:with|from|of|at|representing)\s+${firmPattern})?`,
  'gu',
);
const goneTo = new RegExp(
  String.raw`\b(?:go|move|take)\s+(?:now\s+)?(?:(?:first|next|on|back)\s+)*to\s+(?:the\s+)?(?:line\s+of\s+)?${namePattern},?\s+(?:with|from|of|at)\s+${firmPattern}`,
  'gu',
);
const called = new RegExp(
  String.raw`${namePattern},?\s+(?:please\s+)?(?:go ahead|proceed|the floor is yours|over to you|you may (?:begin|proceed)|your line is (?:now )?open|you(?:'re| are) up)`,
  'gu',
);
const handover =
  /\b(?:turn|hand|pass|give|send)(?:ing)?\s+(?:[\w’']+\s+){0,4}?(?:over\s+|back\s+)*to\s+([^?!]{2,140})/gu;

/** Announcements stand at the end of what is said before: this many characters of it are searched. */
const reach = 700;

/** Names that a segment gives whoever speaks next: handed over to, called upon, or announced with a question. */
export function announcements(cue: Cue, nextLabel: string): Opinion[] {
  return [
    ...askers(cue, nextLabel, asked),
    ...askers(cue, nextLabel, goneTo),
    ...handovers(cue, nextLabel),
    ...calls(cue, nextLabel),
  ];
}

/** "The line of Bill Katz with Oak" says by itself that a name follows, and whose analyst it is. */
function askers(cue: Cue, label: string, pattern: RegExp): Opinion[] {
  return matches(cue, pattern).flatMap(({ match, start }) => {
    const name = trimName(match[1] ?? '');
    if (nameLikeness(name) < (name.includes(' ') ? 0.3 : 0.7)) return [];
    const base = { label, name, role: 'analyst', organisation: tidyFirm(match[2] ?? null) };
    return [complete(cue, base, { start, length: match[0].length, confidence: 0.88 })];
  });
}

function handovers(cue: Cue, label: string): Opinion[] {
  return matches(cue, handover).flatMap(({ match, start }) => {
    const words = match[1] ?? '';
    const person = personIn(words);
    if (person === null) return [];
    const length = match[0].length - person.after.length;
    const base = {
      label,
      name: person.name,
      role: roleIn(words.split('. ')[0] ?? ''),
      organisation: firmFollowing(person.after),
    };
    return [complete(cue, base, { start, length, confidence: 0.8 })];
  });
}

function calls(cue: Cue, label: string): Opinion[] {
  return matches(cue, called).flatMap(({ match, start }) => {
    const name = trimName(match[1] ?? '');
    if (nameLikeness(name) < (name.includes(' ') ? 0.3 : 0.7)) return [];
    const base = { label, name, role: null, organisation: null };
    return [complete(cue, base, { start, length: match[0].length, confidence: 0.8 })];
  });
}

type Found = { match: RegExpMatchArray; start: number };

function matches({ segment }: Cue, pattern: RegExp): Found[] {
  const tail = Math.max(0, segment.text.length - reach);
  return [...segment.text.slice(tail).matchAll(pattern)].map((match) => ({
    match,
    start: tail + match.index,
  }));
}

type Base = Pick<Opinion, 'label' | 'name' | 'role' | 'organisation'>;
type Place = { start: number; length: number; confidence: number };

/** A given name alone is less sure. */
function complete(cue: Cue, base: Base, { start, length, confidence }: Place): Opinion {
  const sure = confidence * (base.name.includes(' ') ? 1 : 0.8);
  return { ...base, provenance: 'introduction', confidence: sure, evidence: citeCue(cue, start, length) };
}
