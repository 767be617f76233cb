import type { Source } from '../../ports/ports.ts';
import { cachedBySource } from '../../reading/cache.ts';
import { identifySpeakers } from '../../speakers/identify-speakers.ts';
import type { QuestionName } from '../question/question-name.ts';
import { searchTermsOf } from '../terms/search-terms.ts';

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
export function maySpeak({ stems }: QuestionName, source: Source): boolean {
  const speakers = speakersOf(source);
  return speakers.length < knownSpeakers || speakers.some((name) => stems.some((stem) => name.has(stem)));
}

/** Whether somebody speaks in a source for sure. */
export const speaksIn = ({ stems }: QuestionName, source: Source): boolean =>
  speakersOf(source).some((name) => stems.every((stem) => name.has(stem)));
