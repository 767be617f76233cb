import { type Cue, citeCue, firmFollowing, personIn } from './cue.ts';
import { officeIn } from './office.ts';
import type { Opinion } from './opinion.ts';

const welcomed =
  /\b(?:[Jj]oining (?:me|us)(?: today)?(?: now)? is|[Jj]oined (?:today )?by|[Hh]ere (?:today )?with|(?:[Mm]y|[Oo]ur|[Tt]oday['’]s|[Ss]pecial) guest(?: today)?(?: is|,)?|[Pp]lease welcome|[Ww]elcome(?: to the (?:show|podcast|program|programme))?,)\s+([^.?!]{2,140})/gu;

/** Guests whom a host welcomes; whose label they have is for the caller to find. */
export function welcomes(cue: Cue): Omit<Opinion, 'label'>[] {
  return [...cue.text.matchAll(welcomed)].flatMap((match) => {
    const words = match[1] ?? '';
    const person = personIn(words, cue.known);
    if (person === null) return [];
    const office = officeIn(words, person.name);
    return [
      {
        name: person.name,
        role: office?.role ?? 'guest',
        organisation: office?.organisation ?? firmFollowing(person.after),
        provenance: 'introduction' as const,
        confidence: 0.6,
        evidence: citeCue(cue, match.index, match[0].length - person.after.length),
      },
    ];
  });
}
