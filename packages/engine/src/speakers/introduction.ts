import {
  firmPattern,
  isFirmName,
  isSamePerson,
  nameLikeness,
  namePattern,
  trimName,
} from '../names/person-name.ts';
import { type Cue, citeCue, isPerson, tidyFirm } from './cue.ts';
import type { Opinion } from './opinion.ts';
import { callerWeights } from './speaker.weights.ts';

const firm = String.raw`(?:,?\s+(?:again\s+)?(?:with|from|form|of|at|representing)\s+${firmPattern}|,\s+${firmPattern})?`;
const line = String.raw`(?:the\s+)?(?:lines?\s+(?:a\s+)?(?:of\s+)*)?(?:the\s+)?`;
const open = String.raw`(?:go ahead|proceed|you may (?:begin|proceed|go ahead)|(?:your|you)(?: line| line is|['’]re| are)?[,.]?\s*(?:line|lines|open|up)?\b|the floor is yours|over to you)`;
const questionWords = new RegExp(
  String.raw`\b(?:questions?|follow[- ]up)(?:\s+(?:this morning|today|again|will|comes?|coming|code|is|are|in|we have|on the phone),?)*\s+(?:from|form|by|is|its|it['’]s|line\s+of)\s+${line}${namePattern}${firm}`,
  'gu',
);
const itComes = new RegExp(String.raw`\b[Ii]t (?:comes|is)\s+from\s+${line}${namePattern}${firm}`, 'gu');
const goneTo = new RegExp(
  String.raw`\b(?:go|move|take|try)\s+(?:now\s+)?(?:(?:first|next|on|back|over|ahead)\s+)*(?:to\s+)?${line}${namePattern}${firm}`,
  'gu',
);
const firmFirst = new RegExp(
  String.raw`\b[Ff]rom[.,]?\s+${firmPattern}(?:,|[.,]?\s+we[.,]?\s+have[.,]?)\s+(?:we have\s+)?${namePattern}`,
  'gu',
);
const called = new RegExp(String.raw`${namePattern}${firm}[.,]?\s+(?:sir,?\s+|please,?\s+)*${open}`, 'gu');
/** Nothing but the way in to speak may follow: "the question from the board was" introduces nobody. */
const ends =
  /^[^?]{0,30}$|^.{0,60}(?:go,? ahead|proceed|lines?(?: is|['’]s) (?:now )?open|your (?:a )?question|you may|good morning|good afternoon|mute).{0,160}$/isu;
const noAnalyst = /\b(?:private|individual|retail) (?:investor|shareholder)/iu;

type NameIntroduction = {
  name: string;
  firm: string | null;
  isAsked: boolean;
  start: number;
  length: number;
};

/** Who is introduced with a question, and for which firm; the last one where a segment introduces several. */
export function questioners(cue: Cue, text: string, start: number): Omit<Opinion, 'label'>[] {
  const nameIntroductions = [
    ...[questionWords, itComes, goneTo].flatMap((pattern) => find(text, pattern, [1, 2, 3])),
    ...find(text, firmFirst, [2, 1, 1]),
    ...find(text, called, [1, 2, 3]),
  ].filter((one) => isCaller(one, cue, text));
  const last = nameIntroductions.toSorted((a, b) => a.start + a.length - b.start - b.length).at(-1);
  if (last === undefined) return [];
  const same = nameIntroductions.filter(({ name }) => isSamePerson(name, last.name));
  const name = same.map((one) => one.name).reduce((long, one) => (one.length > long.length ? one : long));
  const organization = same.find((one) => one.firm !== null)?.firm ?? null;
  const first = same.reduce((early, one) => (one.start < early.start ? one : early));
  const isAsking = organization !== null || same.some((one) => one.isAsked);
  return [
    {
      name,
      role:
        cue.kind === 'earnings' && isAsking && !noAnalyst.test(text.slice(first.start)) ? 'analyst' : null,
      organisation: organization,
      provenance: 'introduction',
      confidence: name.includes(' ') ? callerWeights.fullName : callerWeights.givenName,
      evidence: citeCue(cue, start + first.start, first.length),
    },
  ];
}

function find(
  text: string,
  pattern: RegExp,
  [name, firmAt, other]: readonly [number, number, number],
): NameIntroduction[] {
  return [...text.matchAll(pattern)].map((match) => ({
    name: introducedPerson(match[name] ?? ''),
    firm: tidyFirm(match[firmAt] ?? match[other] ?? null),
    isAsked: pattern === questionWords || pattern === itComes,
    start: match.index,
    length: match[0].length,
  }));
}

/** "Michael Novo Capital Market" is a name and a firm run together: the given name is all that is sure. */
function introducedPerson(raw: string): string {
  const name = trimName(raw).replace(/\s+/gu, ' ');
  const [given = ''] = name.split(' ');
  return isFirmName(name) && nameLikeness(given) >= 0.7 && !isFirmName(name.split(' ').slice(0, 2).join(' '))
    ? given
    : name;
}

function isCaller(
  { name, firm: site, start, length }: NameIntroduction,
  { known }: Cue,
  text: string,
): boolean {
  return isPerson(name, known) && !isFirmName(name) && site !== name && ends.test(text.slice(start + length));
}
