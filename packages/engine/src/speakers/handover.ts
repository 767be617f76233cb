import { isFirmName, namePattern, trimName } from '../names/person-name.ts';
import { type Cue, citeCue, firmFollowing, personIn } from './cue.ts';
import { officeIn } from './office.ts';
import type { Opinion } from './opinion.ts';
import { findRoles } from './role.ts';
import { handoverWeights } from './speaker.weights.ts';

const given =
  /\b(?:turn|hand|pass|give|send)(?:ing)?\s+(?:[\w’']+\s+){0,4}?(?:over\s+|back\s+)*to\s+([^?!]{2,140})/gu;
const invited =
  /\b(?:invite|introduce|welcome|ask|let|have)\s+((?:our\s|the\s|Mr|Ms|Dr|\p{Lu})[^?!]{2,140})/gu;
const nextTopicVerbs =
  'review|discuss|cover|provide|walk|take|share|go|give|present|explain|talk|update|speak|continue|comment|start|begin|elaborate|run|tell|address|describe|lead|detail';
const overTo = new RegExp(String.raw`\b[Oo](?:ver|nto) to you,?\s+${namePattern}`, 'gu');
const called = new RegExp(String.raw`(?:[.?!…]|\b[Tt]hank you,?)\s+${namePattern}[.?!…]*\s*$`, 'gu');

/** "Rafael will now review our margins." */
const announced = new RegExp(
  String.raw`(?:^|[.?!…;,]\s+|\b(?:and|then|now)\s+)${namePattern}(?:,(?:[^.?!,]{2,50},)?)?\s+(?:will|is going to|['’]ll)\s+(?:now |then |also |next )?(?:${nextTopicVerbs})\b`,
  'gu',
);

/** Letters at the end of a turn in which the next speaker is named. */
const endOfTurn = 220;

/** Whom a segment hands the word to, and whether that is somebody who has spoken before. */
export function handovers(cue: Cue, text: string, start: number): Omit<Opinion, 'label'>[] {
  const matches = [
    ...[...text.matchAll(given)].map((match) => ({ match, sure: handoverWeights.given })),
    ...[...text.matchAll(overTo)].map((match) => ({ match, sure: handoverWeights.given })),
    // "I'll let Bill take that" stands at the end of what is said, or is no handing over.
    ...[...text.matchAll(invited)]
      .filter((match) => text.length - match.index < endOfTurn)
      .map((match) => ({ match, sure: handoverWeights.invited })),
    // As with an invitation, what is said long before the end names somebody who speaks later.
    ...[...text.matchAll(announced)]
      .filter((match) => text.length - match.index < endOfTurn)
      .map((match) => ({ match, sure: handoverWeights.invited })),
    ...[...text.matchAll(called)].map((match) => ({ match, sure: handoverWeights.invited })),
  ];
  return matches.flatMap(({ match, sure }) => {
    const words = match[1] ?? '';
    const person = personIn(words, cue.known) ?? officerIn(words);
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

const twoNames = /^(?:Mr\.?\s+|Ms\.?\s+|Dr\.?\s+)?(\p{Lu}\p{Ll}+\s+(?:\p{Lu}\.\s+)?\p{Lu}\p{Ll}{2,})(?=,)/u;
/** Two words that no list knows as a name, to whom an office is given: "Raffi Vendolian, our Chief Financial Officer". */
function officerIn(words: string): { name: string; after: string } | null {
  const [, name = ''] = twoNames.exec(words) ?? [];
  const isOfficer =
    name !== '' && !isFirmName(name) && officeFollows(words.slice(words.indexOf(name) + name.length));
  return isOfficer ? { name, after: words.slice(words.indexOf(name) + name.length) } : null;
}
const officeFollows = (after: string): boolean => findRoles(after.slice(0, 70)).length > 0;

/** Between "to" and the name stands an office or "your host today", and no other sentence. */
const isClose = (between: string): boolean =>
  between.length < 80 && !/[.;:]\s(?!$)/u.test(between.replace(/\b(?:Mr|Ms|Mrs|Dr|today)\./gu, ''));
