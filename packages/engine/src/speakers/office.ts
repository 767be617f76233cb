import { appendAll } from '@ecco/domain';
import { typeOfName } from '../names/name-type.ts';
import { firmPattern, isSamePerson, nameLikeness, namePattern, trimName } from '../names/person-name.ts';
import type { Segment } from '../ports/ports.ts';
import { tidyFirm } from './cue.ts';
import { withoutRoles } from './full-names.ts';
import { branch } from './occupation.lexicon.ts';
import { occupationIn } from './occupation.ts';
import type { Office } from './office.type.ts';
import { findRoles, type RoleMatch, weightiest } from './role.ts';
import { steady } from './steady.ts';

type NameSpan = { name: string; start: number; end: number };
type Mark = { kind: 'name'; at: NameSpan } | { kind: 'office'; at: RoleMatch[]; start: number; end: number };

const opening = 8;
/** Introductions stand at the beginning: so many characters of a segment are searched. */
const reach = 6000;
const firmBehind = new RegExp(String.raw`^\s+(?:of|at|for|with)\s+${firmPattern}`, 'u');
const firmBefore = new RegExp(String.raw`${firmPattern}['’]s\s+$`, 'u');
const parts = 'investor relations section|investor relations website';

/**
 * The office that some words give a person: "Jane Doe, our CFO", "our CFO, Ms. Jane Doe", or a list of either.
 * A list goes one way throughout; which way, its first mark tells: a name before its office, or behind it.
 */
export function officeIn(words: string, name: string): Office | null {
  for (const sentence of officeSentences(steady(words))) {
    const marks = marksOf(sentence, name);
    const at = marks.findIndex((mark) => mark.kind === 'name' && isSamePerson(mark.at.name, name));
    const own = at < 0 ? null : officeBeside(sentence, marks, at);
    if (own !== null) return own;
  }
  return null;
}

/** The office that the opening of an item gives a person. */
export function officeNearby(name: string, segments: readonly Segment[]): Office | null {
  const family = name.split(' ').at(-1) ?? name;
  for (const { text } of segments.slice(0, opening)) {
    if (!text.includes(family)) continue;
    const office = officeIn(text.slice(0, reach), name) ?? occupationIn(text.slice(0, reach), name);
    if (office !== null) return office;
  }
  return null;
}

const officeSentences = (text: string): string[] =>
  text
    .split(/(?<=[;!?]|(?<!\b(?:Mr|Ms|Mrs|Dr|St|\p{Lu}))\.)\s+/u)
    .filter((sentence) => sentence.length < 1500);

function marksOf(sentence: string, name: string): Mark[] {
  const roleMatches = findRoles(sentence).filter(
    ({ role, start }) =>
      !/(?:^|[ -])(?:operator|analyst|guest|host|moderator|staff|public comment)$/u.test(role) &&
      !new RegExp(`^(?:${parts})`, 'iu').test(sentence.slice(start)),
  );
  if (roleMatches.length === 0) return [];
  const names = [...withoutRoles(sentence).matchAll(new RegExp(`${namePattern}(?!['’]s)`, 'gu'))].flatMap(
    (match): Mark[] => {
      const at = match.index + match[0].length;
      const own = [match[1] ?? '', lastTwo(match[1] ?? '')]
        .map((raw) => trimName(raw).replace(/\s+/gu, ' '))
        .find((one) => (one.includes(' ') && nameLikeness(one) >= 0.7) || isSamePerson(one, name));
      const start = at - (match[1]?.length ?? 0);
      return own === undefined ? [] : [{ kind: 'name', at: { name: own, start, end: at } }];
    },
  );
  const offices = roleMatches.map((at): Mark => ({ kind: 'office', at: [at], start: at.start, end: at.end }));
  return join(
    sentence,
    [...names, ...offices].sort((a, b) => startOf(a) - startOf(b)),
  );
}

/** "BABY John Alder" holds a name. */
const lastTwo = (words: string): string => words.split(/\s+/u).slice(-2).join(' ');

const startOf = (mark: Mark): number => (mark.kind === 'name' ? mark.at.start : mark.start);
const markEnd = (mark: Mark): number => (mark.kind === 'name' ? mark.at.end : mark.end);

/** "President and CEO" is one office; "our CEO, and our CFO" are two. */
function join(sentence: string, marks: readonly Mark[]): Mark[] {
  const joined: Mark[] = [];
  for (const mark of marks) {
    const last = joined.at(-1);
    const between = last === undefined ? '' : sentence.slice(markEnd(last), startOf(mark));
    const isOne = /^[\s,&/]*(?:and\s+)?(?:(?:senior|executive|group|interim|acting)\s+)*$/iu.test(between);
    if (last?.kind === 'office' && mark.kind === 'office' && isOne) {
      appendAll(last.at, mark.at);
      last.end = mark.end;
    } else joined.push(mark);
  }
  return joined;
}

function officeBeside(sentence: string, marks: readonly Mark[], at: number): Office | null {
  const front = officeBefore(sentence, marks, at);
  const behind = officeBehind(sentence, marks, at);
  const first = marks.findIndex(({ kind }) => kind === 'name');
  const isOfficeFirst = officeBefore(sentence, marks, first) !== null;
  const isFree = at < 2 || marks[at - 2]?.kind === 'office';
  return read(sentence, isOfficeFirst ? (front ?? behind) : (behind ?? (isFree ? front : null)));
}

function officeBefore(sentence: string, marks: readonly Mark[], at: number): Mark | null {
  const [before, own] = [marks[at - 1], marks[at]];
  if (before?.kind !== 'office' || own === undefined) return null;
  return standsBefore(sentence.slice(before.end, startOf(own))) ? before : null;
}

function officeBehind(sentence: string, marks: readonly Mark[], at: number): Mark | null {
  const [own, after] = [marks[at], marks[at + 1]];
  if (after?.kind !== 'office' || own === undefined) return null;
  return followsDirectly(sentence.slice(markEnd(own), after.start)) ? after : null;
}

/** "Jane Doe, our CFO" and "Jane Doe, Acme's CFO", but not "Jane Doe, and our CFO". */
const followsDirectly = (between: string): boolean =>
  between.length < 60 &&
  /^(?:,|\s*[-–—(]|\s+(?:is|as|who|our|the)\b|\s*$)/u.test(between) &&
  !/\b(?:and|or|with|to|by|for|from|will)\b|[.;:]/iu.test(between);

const standsBefore = (between: string): boolean =>
  between.length < 45 &&
  /^(?:\s+(?:of|at|for)\s[^,]{2,36})?,?\s*(?:is\s+)?(?:(?:Mr|Ms|Mrs|Dr|Sir)\.?\s+)?$/u.test(between);

function read(sentence: string, mark: Mark | null): Office | null {
  if (mark?.kind !== 'office') return null;
  const role = weightiest(mark.at);
  if (role === null) return null;
  const firm =
    tidyFirm(firmBehind.exec(sentence.slice(mark.end, mark.end + 60))?.[1] ?? null) ??
    tidyFirm(firmBefore.exec(sentence.slice(Math.max(0, mark.start - 40), mark.start))?.[1] ?? null);
  return { role, organisation: firm !== null && isOrganization(firm) ? firm : null };
}

const isOrganization = (firm: string): boolean =>
  !branch.test(firm) && typeOfName({ name: firm, before: '', after: '' })?.type === 'organisation';
