import { nameLikeness, namePattern, trimName } from '../names/person-name.ts';
import type { Source } from '../ports/ports.ts';
import { countWords } from '../words/token.ts';
import { findRoles } from './role.ts';
import { steady } from './steady.ts';

/** Segments that open a text, and words of one at least: "Wow." and "Are you" open nothing. */
const [opening, fewestWords] = [8, 4];
/** Segments in which they are looked for. */
const openingWithin = 16;

/** Names of two words or more that stand in the opening of the text or are known from outside. */
export function fullNames({ context, segments }: Source): string[] {
  const known = context.people.map((person) => person.name);
  const spoken = segments
    .slice(0, openingWithin)
    .filter(({ text }) => countWords(text) >= fewestWords)
    .slice(0, opening)
    .map((segment) => segment.text.slice(0, 3000));
  const text = withoutRoles(steady([context.title, context.description, ...spoken].join('. ')));
  const matches = [...text.matchAll(new RegExp(namePattern, 'gu'))].map((match) =>
    trimName(match[1] ?? '').replace(/\s+/gu, ' '),
  );
  return [
    ...new Set([...known, ...matches.filter((name) => name.includes(' ') && nameLikeness(name) >= 0.8)]),
  ];
}

/** Offices in capitals are no part of a name: "Chief Digital Officer Jane Doe". Places stay where they are. */
export function withoutRoles(text: string): string {
  let rest = text;
  for (const { start, end } of findRoles(text))
    rest = `${rest.slice(0, start)}${'·'.repeat(end - start)}${rest.slice(end)}`;
  return rest;
}
