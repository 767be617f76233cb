/** Who is on a call whose lines name no voices: those whom its first lines introduce with their offices. */
import type { Speaker } from '@ecco/domain';
import { isSamePerson, nameLikeness, namePattern, trimName } from '../names/person-name.ts';
import type { Source } from '../ports/ports.ts';
import { foldApostrophes } from '../words/fold.ts';
import { withoutRoles } from './full-names.ts';
import { officeIn } from './office.ts';
import type { Office } from './office.type.ts';
import { labelWeights } from './speaker.weights.ts';
import { steady } from './steady.ts';

/** Segments in which a call says who is on it, and letters of one. */
const [opening, reach] = [8, 1_500];
const likelyName = 0.4;
/** Says that those who are named are here, or is said by the one who is named. */
const present =
  /\b(?:here (?:today|this morning|this afternoon)?\s?with|joined (?:\p{L}+ ){0,4}by|joining (?:me|us)|with (?:me|us) (?:today|on|this|are|is)|on (?:the|our|today's) call|(?:I'm|I am|my name is) (?=\p{Lu}))/u;

/** Offices that say who leads the whole, unless the same clause says that it is a part. */
const ofWhole =
  /^(?:(?:co-|executive )?chair|president|chief (?:executive|financial officer|operating officer))$/u;
const ofPart =
  /\bof (?:our |the )?(?!Board\b)\p{Lu}\p{L}+|\b(?:[Ss]egment|[Dd]ivision|[Bb]rand|Group|[Bb]usiness|Mortgage)\b/u;

/** Whether somebody leads a part that is no organization of its own: that office would be told too wide. */
const isOfPart = ({ role, organisation: organization }: Office, clause: string): boolean =>
  organization === null && ofWhole.test(role) && ofPart.test(clause);

/** What is said of one person among several. */
const clauseOf = (words: string, name: string): string =>
  words.split(/;|(?<=[.!?])\s/u).find((clause) => clause.includes(name)) ?? '';

const names = new RegExp(namePattern, 'gu');

/** The people whom the opening of a call introduces; empty where its lines name voices, and for every other source. */
export function announcedPeople({ context, segments }: Source): Speaker[] {
  if (context.kind !== 'earnings' || segments.some(({ speaker }) => speaker !== null)) return [];
  const speakers: Speaker[] = [];
  for (const { id, text, startMs, endMs, page } of segments.slice(0, opening)) {
    const words = steady(foldApostrophes(text.slice(0, reach)));
    if (!present.test(words)) continue;
    for (const [, raw = ''] of withoutRoles(words).matchAll(names)) {
      const name = trimName(raw)
        .replace(/\s+/gu, ' ')
        .replace(/^(?:Today |And )?I(?:'m| am) /u, '');
      const isKnown = speakers.some((one) => isSamePerson(one.name, name));
      if (isKnown || !name.includes(' ') || nameLikeness(name) < likelyName) continue;
      const office = officeIn(words, name);
      if (office === null || isOfPart(office, clauseOf(words, name))) continue;
      speakers.push({
        ...{ label: name, name, role: office.role, organisation: office.organisation },
        ...{ provenance: 'introduction', confidence: labelWeights.read },
        evidence: text.includes(name) ? { segmentId: id, quote: name, startMs, endMs, page } : null,
      });
    }
  }
  return speakers;
}
