import { familyName } from '../decisions/who.ts';
import type { Phrase } from './phrase.ts';

const titled = new RegExp(
  String.raw`\b(?:${[
    'Council ?(?:man|woman|member)|Council Member|Councilor|Commissioner|Supervisor|Alder(?:man|woman|person)|Trustee|Director|Member',
    'Mayor|Chair(?:man|woman|person)?|President|Reverend|Mr|Ms|Mrs|Miss|Dr',
  ].join('|')})\.? (?<name>\p{Lu}[\p{L}'-]{1,20}(?: \p{Lu}[\p{L}'-]{1,20}){0,2})`,
  'gu',
);
const askedName = /^(?<name>\p{Lu}\p{Ll}{2,20})\?$/u;
/** So often is somebody called who is of the body, where nobody gives a title. */
const fewestCalls = 2;

/** The family names of those who are persons of a meeting: somebody gives them a title, or they are called more than once. */
export function personsIn(phrases: readonly Phrase[]): ReadonlySet<string> {
  const persons = new Set<string>();
  const calls = new Map<string, number>();
  for (const { text } of phrases) {
    for (const { groups } of text.matchAll(titled)) persons.add(familyName(groups?.['name'] ?? ''));
    const name = familyName(askedName.exec(text.trim())?.groups?.['name'] ?? '');
    if (name !== '') calls.set(name, (calls.get(name) ?? 0) + 1);
  }
  for (const [name, times] of calls) if (times >= fewestCalls) persons.add(name);
  return persons;
}
