import type { Segment, Source } from '../ports.ts';
import { announcements } from './announcement.ts';
import { type Conduct, findOperator } from './conduct.ts';
import type { Cue } from './cue.ts';
import type { Opinion } from './opinion.ts';
import { isSamePerson, nameLikeness, namePattern, trimName } from './person-name.ts';
import { selfIntroductions } from './self-introduction.ts';
import { welcomes } from './welcome.ts';

/** Everything the text says about who the labels are. */
export function gatherOpinions(source: Source, conducts: readonly Conduct[]): Opinion[] {
  const operator = findOperator(conducts);
  const opinions: Opinion[] = [];
  for (const [at, segment] of source.segments.entries()) {
    const label = segment.speaker;
    if (label === null) continue;
    const cue = { at, segment, segments: source.segments };
    if (label !== operator) opinions.push(...selfIntroductions(cue, label));
    const next = nextLabel(source.segments, at, [label, operator ?? label]);
    if (next !== null) opinions.push(...announcements(cue, next));
    opinions.push(...guestOpinions(cue, label, conducts));
  }
  return resolveNames(opinions, fullNames(source));
}

/** Whoever speaks within the next three segments, other than the labels given. */
function nextLabel(segments: readonly Segment[], at: number, except: readonly string[]): string | null {
  for (const segment of segments.slice(at + 1, at + 4)) {
    if (segment.speaker !== null && !except.includes(segment.speaker)) return segment.speaker;
  }
  return null;
}

/** A guest welcomed in a talk of two is the other one; among several, the one who speaks next, less surely. */
function guestOpinions(cue: Cue, label: string, conducts: readonly Conduct[]): Opinion[] {
  const others = conducts.filter((conduct) => conduct.label !== label);
  const next = nextLabel(cue.segments, cue.at, [label]);
  // "Welcome to the show, I'm Jane Alder": who welcomes is not who is welcomed, however often it is said.
  const own = cue.at > 30 ? [] : selfIntroductions(cue, label);
  const isOwn = (name: string) => own.some((opinion) => isSamePerson(opinion.name, name));
  const found = cue.at > 30 ? [] : welcomes(cue).filter(({ name }) => !isOwn(name));
  if (found.length !== 1) return [];
  const only = others.length === 1 ? (others[0]?.label ?? null) : next;
  if (only === null) return [];
  return found.map((opinion) => ({ ...opinion, label: only, confidence: others.length === 1 ? 0.8 : 0.55 }));
}

/** Names of two words or more that stand in the text or are known from outside. */
function fullNames({ context, segments }: Source): string[] {
  const names = context.people.map((person) => person.name);
  const pattern = new RegExp(namePattern, 'gu');
  const text = `${context.title}. ${context.description}. ${segments
    .slice(0, 8)
    .map((segment) => segment.text.slice(0, 3000))
    .join(' ')}`;
  for (const match of text.matchAll(pattern)) {
    const name = trimName(match[1] ?? '');
    if (name.includes(' ') && nameLikeness(name) >= 0.8) names.push(name);
  }
  return names;
}

/** "Benedetto" becomes "Benedetto Vigna" where one and only one full name fits. */
function resolveNames(opinions: Opinion[], names: string[]): Opinion[] {
  return opinions.map((opinion) => {
    if (opinion.name.includes(' ')) return opinion;
    const fitting = new Set(names.filter((name) => isSamePerson(name, opinion.name)));
    const [only] = fitting;
    return fitting.size === 1 && only !== undefined ? { ...opinion, name: only } : opinion;
  });
}
