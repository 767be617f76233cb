import type { Speaker } from '@ecco/domain';
import { functionWords } from '../../words/stop-words.ts';
import type { Run, Turn } from '../talk/turn.ts';
import { lettersIn, type VoteLetters } from './printed/vote-letters.ts';

/** Somebody who moves, seconds or votes: the name as far as it is known, and the words that say so. */
export type MemberName = { name: string; run: Run };

const office = String.raw`(?:(?:the|then|acting|interim|vice|board|committee|council|co)[ -]|(?:chair(?:man|woman|person)?|vice-chair|president|trustees?|councill?ors?|council ?members?|commissioners?|directors?|members?|mayor|treasurer|secretary|alder(?:man|woman)?|supervisor|judge|mister|mr|ms|mrs|miss|dr|prof|sir)\.?\s)`;
/** The offices and titles that may stand before a name. */
export const titles = `${office}{0,4}`;
/** The same where at least one stands. */
export const someTitles = `${office}{1,4}`;
/** What forms print behind a name, where lines run together. */
const labels =
  'Moved|Mover|Seconded|Seconder|Second|Motion|Aye|Ayes|Nay|Nays|Noes|Yeas|Absent|Abstain|Abstained|Result|Vote|Carried|That';
const label = String.raw`(?!(?:${labels}|${labels.toUpperCase()})\b)`;
const word = String.raw`${label}\p{Lu}[\p{L}\p{M}]{0,40}(?:['-]\p{L}{1,40}){0,3}`;
const particles = String.raw`(?:(?:de|da|dos|del|della|di|du|van|von|der|den|la|le|el|al|ten|ter) ){0,3}(?:Ste?\. )?`;
const full = String.raw`(?:\p{Lu}\.\s?){0,2}${particles}${word}(?:\s(?:\p{Lu}\.\s)?${particles}${word}){0,2}`;
const offices = new RegExp(`^${titles}`, 'iu');
const name = new RegExp(`^${full}`, 'u');
const nameAtEnd = new RegExp(`(?:^|[\\s(,;:])(${full})(?:,[^,.]{2,40},)?\\s?$`, 'u');

/** No names, though they may stand where one would. */
const noName =
  /^(?:Motion|Board|Committee|Council|Staff|Second(?:ed)?|None|Ayes?|Noes|Nays?|Yes|Vote|Roll|Unanimous(?:ly)?|Opposed|Okay|January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri)day)\b/u;
const isNoName = (text: string): boolean =>
  noName.test(text) || functionWords.has((text.split(' ')[0] ?? '').toLowerCase());

/** A person has no article: "by the National Assembly" names a body. */
const isBody = /^the\s$/iu;

/** The name that stands at a character, without the offices before it. */
export function nameAt(turn: Turn, at: number): MemberName | null {
  const rest = turn.text.slice(at, at + 120);
  const space = /^[\s:]{0,3}/u.exec(rest)?.[0].length ?? 0;
  const before = offices.exec(rest.slice(space))?.[0].length ?? 0;
  const match = name.exec(rest.slice(space + before))?.[0] ?? '';
  if (isBody.test(rest.slice(space, space + before))) return null;
  if (match === '' || isNoName(match)) {
    const isBare = before > 0 && /\b(?:chair|president|mayor)/iu.test(rest.slice(space, space + before));
    return isBare
      ? whoOf(turn, {
          start: at + space,
          name: rest
            .slice(space, space + before)
            .trim()
            .replace(/[.]$/u, ''),
        })
      : null;
  }
  return whoOf(turn, { start: at + space + before, name: match });
}

/** The name that ends before a character, and begins behind `from`, where its sentence does. */
export function nameBefore(turn: Turn, at: number, from = 0): MemberName | null {
  const begin = Math.max(from, at - 90);
  const before = turn.text.slice(begin, at);
  const match = nameAtEnd.exec(before);
  const bare = (match?.[1] ?? '').replace(offices, '');
  if (match === null || bare === '' || isNoName(bare)) return null;
  const start = begin + match.index + match[0].indexOf(bare);
  return whoOf(turn, { start, name: bare });
}

const whoOf = (turn: Turn, { start, name: text }: { start: number; name: string }): MemberName => ({
  name: text,
  run: { turn, start, end: start + text.length },
});

export type Directory = {
  /** Who speaks a turn: the name that is known, else the label. */
  speakerOf: (turn: Turn) => string | null;
  /** A family name as the full name of one who is known by it. */
  fullName: (name: string) => string;
  /** The votes that a letter beside a name stands for in its minutes. */
  letters: VoteLetters;
};

/** Who is who in a meeting, by its speakers and by those whom its minutes call present. */
export function openDirectory(speakers: readonly Speaker[], turns: readonly Turn[]): Directory {
  const named = new Map(
    speakers.map(({ label, name: known, provenance }) => [label, provenance === null ? label : known]),
  );
  const known = new Set([...named.values(), ...turns.slice(0, 20).flatMap(presentIn)]);
  const byFamily = new Map<string, string | null>();
  for (const one of known) {
    const family = familyName(one);
    const before = byFamily.get(family);
    byFamily.set(family, before === undefined || before === one ? one : null);
  }
  return {
    letters: lettersIn(turns),
    speakerOf: ({ speaker }) => (speaker === null ? null : (named.get(speaker) ?? speaker)),
    fullName: (short) =>
      short.includes(' ') ? short : asSaid(byFamily.get(familyName(short)) ?? short, short),
  };
}

/** A list in capitals has "B. ELLERY" for whom the text calls Ellery: the family name stays as it is said there. */
function asSaid(known: string, short: string): string {
  const before = known.slice(0, -short.length);
  const isOfCapitals = known === known.toUpperCase() && short !== short.toUpperCase();
  if (!isOfCapitals) return known;
  return /^(?:\p{Lu}\.\s?){1,3}$/u.test(before) ? before + short : short;
}

export const familyName = (known: string): string => known.toLowerCase().split(' ').at(-1) ?? '';

const person = new RegExp(full, 'gu');
const anyTitles = new RegExp(String.raw`(?<!\p{L})${someTitles}`, 'giu');

/** "Carl Brandt Jr" is called Brandt. */
const suffix = /\s(?:Jr|Sr|I{2,3}|IV)$/u;

function presentIn({ text, isWritten }: Turn): string[] {
  const at = isWritten ? text.search(/\b(?:present|attendance)\b[^:]{0,40}:/iu) : -1;
  if (at < 0) return [];
  const names = text.slice(at).replaceAll(anyTitles, ' ').match(person) ?? [];
  return names
    .map((one) => `${one} `.replace(offices, '').trim().replace(suffix, ''))
    .filter((one) => one.includes(' '));
}
