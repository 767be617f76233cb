import type { Segment, Source } from '../ports/ports.ts';
import { foldApostrophes } from '../words/fold.ts';
import { countWords } from '../words/token.ts';
import {
  asksRoll,
  movesOrSeconds,
  opensComment,
  opensItem,
  saysChairs,
  speaksAsPublic,
  speaksAsStaff,
} from './board-role.lexicon.ts';
import { observeConduct } from './conduct.ts';
import { readLabel } from './label.ts';
import { roleIn } from './role.ts';

const seat = String.raw`([Vv]ice[- ][Cc]hair(?:man|woman|person)?|[Cc]hair(?:man|woman|person)?|[Tt]rustee|[Cc]ommissioner|[Bb]oard [Mm]ember|[Cc]ouncil ?[Mm]ember)`;
const addressed = new RegExp(String.raw`\b${seat} (\p{Lu}[\p{L}'’-]{1,30})`, 'gu');
/** "Trustee Alder." and nothing else: a name of the roll. */
const rollCall = new RegExp(String.raw`^\W*(?:${seat}|[Mm]s\.?|[Mm]r\.?) \p{Lu}[\p{L}'’-]{1,30}[.?,]?$`, 'u');
const introduces =
  /^.{0,60}?\b(?:for the (?:record|stream)|thank you|good (?:morning|afternoon|evening)|i'm|my name is|hello|hi)\b/iu;

const [fewestCalls, publicTurns, selfLetters, wordsOfMotion] = [2, 3, 140, 40];

/** What each label is to a board, by how it is addressed, the roll, its own words and where it speaks; no host and no guest. */
export function boardRoles(source: Source): Map<string, string> {
  const { segments } = source;
  const spoken = segments.map((segment) => ({ ...segment, text: foldApostrophes(segment.text) }));
  const seats = seatsOf(spoken);
  const commenting = commenters(spoken);
  const isBoard = spoken.some(({ text }) =>
    /\b(?:trustees?|(?:pension|retirement) (?:fund|system|plan|board))\b/iu.test(text),
  );
  const roles = new Map<string, string>();
  for (const { label } of observeConduct(source)) {
    const own = spoken.filter(({ speaker }) => speaker === label);
    const role =
      inChair(own, seats.get(boardName(label))) ??
      clerk(spoken, label) ??
      ownOffice(own, label) ??
      (commenting.has(label) ? 'public' : null);
    const known = role ?? byWords(own, isBoard);
    if (known !== null) roles.set(label, known);
  }
  return roles;
}

/** The seat that somebody is addressed by, unless they say that they are in the chair. */
const inChair = (own: readonly Segment[], seat: string | undefined): string | undefined =>
  seat !== 'vice chair' && own.some(({ text }) => saysChairs.test(text)) ? 'chair' : seat;

const fewestSeats = 2;

/** Whether several who speak are addressed by their seats, as in a meeting that is published like an episode. */
export function sitAsBoard({ segments }: Source): boolean {
  const seats = seatsOf(segments.map(({ text }) => ({ text: foldApostrophes(text) })));
  const families = new Set(segments.map(({ speaker }) => boardName(speaker ?? '')));
  return [...seats.keys()].filter((family) => families.has(family)).length >= fewestSeats;
}

const boardName = (label: string): string => readLabel(label).name?.split(' ').at(-1) ?? '';

/** Staff recommend, and only who has a seat moves or seconds. */
function byWords(own: readonly Segment[], isBoard: boolean): string | null {
  if (own.some(({ text }) => speaksAsStaff.test(text))) return 'staff';
  const moves = own.some(({ text }) => movesOrSeconds.test(text) && countWords(text) <= wordsOfMotion);
  return isBoard && moves ? 'trustee' : null;
}

/** The seats of the board by family name; who is called chair and trustee by turns is the chair. */
function seatsOf(segments: readonly Pick<Segment, 'text'>[]): Map<string, string> {
  const rank = ['chair', 'vice chair', 'trustee'];
  const seats = new Map<string, string>();
  for (const { text } of segments)
    for (const [, title = '', family = ''] of text.matchAll(addressed)) {
      const role = /^vice/iu.test(title) ? 'vice chair' : /^chair/iu.test(title) ? 'chair' : 'trustee';
      const before = seats.get(family);
      if (before === undefined || rank.indexOf(role) < rank.indexOf(before)) seats.set(family, role);
    }
  return seats;
}

/** Who calls the roll, or speaks next when the chair asks for it and names somebody. */
function clerk(segments: readonly Segment[], label: string): string | null {
  const calls = segments.filter(({ speaker, text }) => speaker === label && rollCall.test(text)).length;
  const isAsked = segments.some(
    ({ text, speaker }, at) =>
      asksRoll.test(text) && speaker !== label && segments[at + 1]?.speaker === label,
  );
  return calls >= fewestCalls && (isAsked || calls > fewestCalls) ? 'clerk' : null;
}

/** "Jane Alder, chief investment officer": what somebody says of themselves where they begin. */
function ownOffice(own: readonly Segment[], label: string): string | null {
  const name = readLabel(label).name;
  for (const { text } of own) {
    const at = name === null ? -1 : text.indexOf(name);
    if (name === null || at < 0 || at > selfLetters) continue;
    const behind = text.slice(at + name.length, at + name.length + selfLetters).split(/[.;?!]/u, 1)[0] ?? '';
    const isOwn =
      at === 0 || introduces.test(text.slice(0, at + 1)) || /(?:^|[.!]) ?$/u.test(text.slice(0, at));
    const role = isOwn && /^[,]/u.test(behind) ? roleIn(behind) : null;
    if (role !== null) return role;
  }
  return null;
}

/** Those who speak only between the call for comments and the next item, and not for long. */
function commenters(segments: readonly Segment[]): Set<string> {
  const inside = new Set<string>();
  let isOpen = false;
  const first = new Map<string, number>();
  for (const [at, { speaker, text }] of segments.entries()) {
    if (opensComment.test(text) && countWords(text) < 120) isOpen = true;
    else if (opensItem.test(text)) isOpen = false;
    if (speaker === null || first.has(speaker)) continue;
    first.set(speaker, at);
    if (isOpen && speaksAsPublic.test(text)) inside.add(speaker);
  }
  const turns = (label: string): number => segments.filter(({ speaker }) => speaker === label).length;
  return new Set([...inside].filter((label) => turns(label) <= publicTurns));
}
