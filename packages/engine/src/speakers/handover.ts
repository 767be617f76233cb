import { namePattern, trimName } from '../names/person-name.ts';
import { type Cue, citeCue, firmFollowing, personIn } from './cue.ts';
import { officeIn } from './office.ts';
import type { Opinion } from './opinion.ts';
import { handoverWeights } from './speaker.weights.ts';

const given =
  /\b(?:turn|hand|pass|give|send)(?:ing)?\s+(?:[\w’']+\s+){0,4}?(?:over\s+|back\s+)*to\s+([^?!]{2,140})/gu;
const invited =
  /\b(?:invite|introduce|welcome|ask|let|have)\s+((?:our\s|the\s|Mr|Ms|Dr|\p{Lu})[^?!]{2,140})/gu;
const overTo = new RegExp(String.raw`\b[Oo](?:ver|nto) to you,?\s+${namePattern}`, 'gu');
const called = new RegExp(String.raw`(?:[.?!…]|\bthank you,?)\s+${namePattern}[.?!…]*\s*$`, 'gu');

/** Whom a segment hands the word to, and whether that is somebody who has spoken before. */
export function handovers(cue: Cue, text: string, start: number): Omit<Opinion, 'label'>[] {
  const found = [
    ...[...text.matchAll(given)].map((match) => ({ match, sure: handoverWeights.given })),
    ...[...text.matchAll(overTo)].map((match) => ({ match, sure: handoverWeights.given })),
    // "I'll let Bill take that" stands at the end of what is said, or is no handing over.
    ...[...text.matchAll(invited)]
      .filter((match) => text.length - match.index < 220)
      .map((match) => ({ match, sure: handoverWeights.invited })),
    ...[...text.matchAll(called)].map((match) => ({ match, sure: handoverWeights.invited })),
  ];
  return found.flatMap(({ match, sure }) => {
    const words = match[1] ?? '';
    const person = personIn(words, cue.known);
    const name = trimName(person?.name ?? '');
    if (person === null || !isClose(words.slice(0, words.indexOf(name)))) return [];
    const office = officeIn(words, name);
    const hosted = /\bhost\b/iu.test(words.slice(0, words.indexOf(name))) ? 'host' : null;
    return [
      {
        name,
        role: office?.role ?? hosted,
        organisation: office?.organisation ?? firmFollowing(person.after),
        provenance: 'introduction',
        confidence: sure * (name.includes(' ') ? 1 : handoverWeights.givenName),
        evidence: citeCue(cue, start + match.index, match[0].length - person.after.length),
      },
    ];
  });
}

/** Between "to" and the name stands an office or "your host today", and no other sentence. */
const isClose = (between: string): boolean =>
  between.length < 80 && !/[.;:]\s(?!$)/u.test(between.replace(/\b(?:Mr|Ms|Mrs|Dr|today)\./gu, ''));
