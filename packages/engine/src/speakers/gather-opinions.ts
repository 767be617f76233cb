import { appendAll } from '@ecco/domain';
import { isSamePerson } from '../names/person-name.ts';
import type { Segment, Source } from '../ports/ports.ts';
import { type Conduct, findOperators } from './conduct.ts';
import { type Cue, citeCue, firmFollowing, personIn } from './cue.ts';
import { fullNames } from './full-names.ts';
import { handovers } from './handover.ts';
import { questioners } from './introduction.ts';
import { officeIn } from './office.ts';
import type { Opinion } from './opinion.ts';
import { selfIntroductions } from './self-introduction.ts';
import { guestWeights, handoverWeights } from './speaker.weights.ts';
import { steady } from './steady.ts';
import { thanked } from './thanks.ts';

/** Announcements stand at the end of what is said before: this many characters of it are searched. */
const reach = 700;
/** How many segments on whoever is introduced may take the word. */
const window = 4;
/** Who has said this many words before the questions began is no caller. */
const prepared = 250;

type Scene = {
  source: Source;
  conducts: readonly Conduct[];
  operators: ReadonlySet<string>;
  known: string[];
  spoken: Map<string, number>;
};

/** Everything the text says about who the labels are. */
export function gatherOpinions(source: Source, conducts: readonly Conduct[]): Opinion[] {
  const known = fullNames(source);
  const scene: Scene = {
    source,
    conducts,
    operators: findOperators(conducts, source.context.kind),
    known,
    spoken: new Map(),
  };
  const opinions: Opinion[] = [];
  const thanks: Opinion[] = [];
  for (const [at, segment] of source.segments.entries()) {
    const label = segment.speaker;
    if (label === null) continue;
    const cue = { at, segment, text: steady(segment.text), known, kind: source.context.kind };
    if (!scene.operators.has(label))
      appendAll(
        opinions,
        selfIntroductions(cue, label, !scene.spoken.has(label)).map((one) =>
          resolveFree(one, known, opinions),
        ),
      );
    const elsewhere = introduced(cue, label, scene).map((one) => lessSure(one, opinions));
    const back = thanksIn(cue, scene).filter((one) => one.label !== label);
    appendAll(
      thanks,
      back.map((one) => lessSure(resolveFree(one, known, opinions), opinions)),
    );
    appendAll(opinions, [...elsewhere, ...guestOpinions(cue, label, scene)]);
    scene.spoken.set(label, (scene.spoken.get(label) ?? 0) + segment.text.length / 6);
  }
  return [...opinions, ...agreed(thanks)];
}

/** Whom a voice thanks that takes the word from another one. */
function thanksIn(cue: Cue, { source, operators }: Scene): Opinion[] {
  const { speaker: label = null, text = '' } = source.segments[cue.at - 1] ?? {};
  return label === null || operators.has(label) ? [] : thanked(cue, { label, text });
}

/** A label that is thanked by several names is of several voices, or who thanks is heard as somebody else. */
function agreed(thanks: readonly Opinion[]): Opinion[] {
  return [...Map.groupBy(thanks, ({ label }) => label).values()].flatMap((about) =>
    about.every(({ name }) => isSamePerson(name, about[0]?.name ?? '')) ? about : [],
  );
}

/** Whoever a segment calls on: a questioner is a new voice where there is one, and handed over to is who comes next. */
function introduced(cue: Cue, label: string, scene: Scene): Opinion[] {
  const start = Math.max(0, cue.text.length - reach);
  const tail = cue.text.slice(start);
  const callers = questioners(cue, tail, start);
  const ahead = labelsAhead(scene, cue.at, label);
  const caller = ahead.find((one) => !scene.spoken.has(one)) ?? ahead[0];
  const isCaller = caller !== undefined && (scene.spoken.get(caller) ?? 0) < prepared;
  const asking = isCaller
    ? callers.map((one) => standIn(resolveCaller({ ...one, label: caller }, scene.known), cue, scene))
    : [];
  const [next] = ahead;
  if (next === undefined || callers.length > 0) return asking;
  const handed = handovers(cue, tail, start).map((one) => resolve({ ...one, label: next }, scene.known));
  // "Alex will say more, and I hand over to Jane": which of the two speaks next is not told.
  return handed.every((one) => isSamePerson(one.name, handed[0]?.name ?? '')) ? handed : [];
}

/** Who is already another label is hardly this one: "back to Jane" is answered by whoever comes first. */
function lessSure(opinion: Opinion, known: readonly Opinion[]): Opinion {
  const isOther = known.some(
    ({ label, name }) => label !== opinion.label && isSamePerson(name, opinion.name),
  );
  return isOther && opinion.role !== 'analyst'
    ? { ...opinion, confidence: opinion.confidence * handoverWeights.otherLabel }
    : opinion;
}

/** "This is Bill Alder, on for Jane": whoever takes the word says better who he is, and is of the same firm. */
function standIn(opinion: Opinion, { at, known, kind }: Cue, { source }: Scene): Opinion {
  for (const [ahead, segment] of source.segments.slice(at + 1, at + 1 + window).entries()) {
    if (segment.speaker !== opinion.label) continue;
    const cue = { at: at + 1 + ahead, segment, text: steady(segment.text), known, kind };
    const own = selfIntroductions(cue, opinion.label, true)[0];
    if (own === undefined || isSamePerson(own.name, opinion.name)) return opinion;
    return { ...own, role: own.role ?? opinion.role, organisation: own.organisation ?? opinion.organisation };
  }
  return opinion;
}

/** Who speaks within the next segments, operators and the speaker left out, up to the next announcement. */
function labelsAhead({ source, operators }: Scene, at: number, label: string): string[] {
  const matches: string[] = [];
  for (const { speaker, text } of source.segments.slice(at + 1, at + 1 + window)) {
    if (speaker !== null && operators.has(speaker)) {
      if (matches.length > 0 || /\bquestions?\b/iu.test(text)) break;
    } else if (speaker !== null && speaker !== label && !matches.includes(speaker)) matches.push(speaker);
  }
  return matches;
}

/** A guest welcomed in a talk of two is the other one; among several, the one who speaks next, less surely. */
function guestOpinions(cue: Cue, label: string, { source, conducts, known }: Scene): Opinion[] {
  if (cue.at > 30) return [];
  // "Welcome to the show, I'm Jane Alder": who welcomes is not who is welcomed, however often it is said.
  const own = selfIntroductions(cue, label, false);
  const matches = welcomes(cue).filter(
    ({ name }) => !own.some((opinion) => isSamePerson(opinion.name, name)),
  );
  const others = conducts.filter((conduct) => conduct.label !== label);
  const only = others.length === 1 ? (others[0]?.label ?? null) : nextLabel(source.segments, cue.at, label);
  if (matches.length !== 1 || only === null) return [];
  const confidence = others.length === 1 ? guestWeights.only : guestWeights.next;
  return matches.map((opinion) => resolve({ ...opinion, label: only, confidence }, known));
}

function nextLabel(segments: readonly Segment[], at: number, except: string): string | null {
  return (
    segments.slice(at + 1, at + 4).find(({ speaker }) => speaker !== null && speaker !== except)?.speaker ??
    null
  );
}

/** "Benedetto" becomes "Benedetto Vigna" where one and only one full name fits. */
function resolve(opinion: Opinion, names: readonly string[]): Opinion {
  if (opinion.name.includes(' ')) return opinion;
  const fitting = names.filter((name) => isSamePerson(name, opinion.name));
  const [only] = fitting;
  return fitting.length === 1 && only !== undefined ? { ...opinion, name: only } : opinion;
}

/** The same, where the full name is not that of another label: a given name may be of two. */
function resolveFree(opinion: Opinion, names: readonly string[], known: readonly Opinion[]): Opinion {
  const resolved = resolve(opinion, names);
  const isTaken = known.some(({ label, name }) => label !== opinion.label && name === resolved.name);
  return isTaken ? opinion : resolved;
}

/** The given name of who asks is nobody's of those on the stage, but "Ms. Alder, please go ahead" is. */
function resolveCaller(opinion: Opinion, names: readonly string[]): Opinion {
  if (opinion.role === null && opinion.organisation === null) return resolve(opinion, names);
  return resolve(
    opinion,
    names.filter((name) => name.endsWith(` ${opinion.name}`)),
  );
}

const welcomed =
  /\b(?:[Jj]oining (?:me|us)(?: today)?(?: now)? is|[Jj]oined (?:today )?by|[Hh]ere (?:today )?with|(?:[Mm]y|[Oo]ur|[Tt]oday['’]s|[Ss]pecial) guest(?: today)?(?: is|,)?|[Pp]lease welcome|[Ww]elcome(?: to the (?:show|podcast|program|programme))?,)\s+([^.?!]{2,140})/gu;

/** Guests whom a host welcomes; whose label they have is for the caller to find. */
function welcomes(cue: Cue): Omit<Opinion, 'label'>[] {
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
        confidence: guestWeights.welcomed,
        evidence: citeCue(cue, match.index, match[0].length - person.after.length),
      },
    ];
  });
}
