import type { Source } from '../../ports/ports.ts';
import { cachedBySource } from '../../reading/cache.ts';
import { identifySpeakers } from '../../speakers/identify-speakers.ts';
import { tokenize } from '../../words/token.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import type { AskedName } from '../question/question-name.ts';
import { telling } from '../question/needs.lexicon.ts';

const helping = /^(?:did|does|do|has|have|would|is|was)$/u;

/** The one whose words a question asks for: "what did Ana Lindqvist say", "according to Ana Lindqvist". */
export function teller(question: string, names: readonly AskedName[]): AskedName | null {
  const tokens = tokenize(question);
  const words = tokens.map(({ lower }) => lower);
  const tells = ({ stems }: AskedName): boolean => {
    const isOwn = (text: string): boolean => searchTermsOf(text).some((stem) => stems.includes(stem));
    const first = tokens.findIndex(({ text }) => isOwn(text));
    const last = tokens.findLastIndex(({ text }) => isOwn(text));
    if (words[first - 2] === 'according' && words[first - 1] === 'to') return true;
    return telling.test(words[last + 1] ?? '') && words.slice(0, first).some((word) => helping.test(word));
  };
  return names.find(tells) ?? null;
}

/** A name, and not "Speaker 2" or "0". */
const isName = (name: string): boolean => /\p{L}{2}/u.test(name) && !/\d/u.test(name);

const speakersOf = cachedBySource((source: Source): ReadonlySet<string>[] => {
  const labels = source.segments.flatMap(({ speaker }) => speaker ?? []);
  const called = identifySpeakers(source).map(({ name }) => name);
  const people = source.context.people.map(({ name }) => name);
  const names = [...new Set([...labels, ...called, ...people])].filter(isName);
  return names.map((name) => new Set(searchTermsOf(name)));
});

/** Speakers with a name from which on it is known who speaks, and who does not. */
const knownSpeakers = 2;

/** Whether somebody speaks in a source, or may: of most recordings without names nobody can tell. */
export function maySpeak({ stems }: AskedName, source: Source): boolean {
  const speakers = speakersOf(source);
  return speakers.length < knownSpeakers || speakers.some((name) => stems.some((stem) => name.has(stem)));
}

/** Whether somebody speaks in a source for sure. */
export const speaksIn = ({ stems }: AskedName, source: Source): boolean =>
  speakersOf(source).some((name) => stems.every((stem) => name.has(stem)));
