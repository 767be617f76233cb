// Whoever speaks for an organization says "we" and names it to nobody: what they say is of it all the same.
import type { Source } from '../../ports/ports.ts';
import { cachedBySource } from '../../reading/cache.ts';
import { readSource } from '../../reading/reading.ts';
import { identifySpeakers } from '../../speakers/identify-speakers.ts';
import type { QuestionName } from '../question/question-name.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import { leadsTalk } from './affiliation.lexicon.ts';
import { isTitle, titlesOf } from './titles.ts';

/** Of each stem of a name the segments of whoever is called so and of the organization's people; and whose a whole source is. */
type Affiliations = {
  segments: ReadonlyMap<string, ReadonlySet<number>>;
  whole: ReadonlySet<string>;
  /** Stems of the organization for which a label speaks. */
  houses: ReadonlyMap<string, ReadonlySet<string>>;
};

const affiliationsOf = cachedBySource((source: Source): Affiliations => {
  const speakers = identifySpeakers(source).map(({ label, name, role, organisation: organization }) => ({
    label,
    name: searchTermsOf(name),
    leads: leadsTalk.test(role ?? ''),
    stems: new Set(searchTermsOf(organization ?? introducedOf(name, source) ?? '')),
  }));
  const segments = new Map<string, Set<number>>();
  for (const { label, name, stems } of speakers)
    for (const stem of [...name, ...stems]) {
      const own = segments.get(stem) ?? new Set<number>();
      for (const [at, { speaker }] of source.segments.entries()) if (speaker === label) own.add(at);
      segments.set(stem, own);
    }
  const [first, ...others] = speakers.filter(({ leads }) => !leads).map(({ stems }) => stems);
  const whole = new Set([...(first ?? [])].filter((stem) => others.every((stems) => stems.has(stem))));
  return { segments, whole, houses: new Map(speakers.map(({ label, stems }) => [label, stems])) };
});

/** Segments in which people are introduced. */
const opening = 8;
const word = String.raw`\p{Lu}[\p{L}'’&.-]{0,30}`;
/** "Trustee of the Alder Police and Fire Fund", "at Alder". */
const house = new RegExp(
  String.raw`\b(?:of|at|with|for|from) (?:the )?(${word}(?: (?:and |of |& )?${word}){0,8})`,
  'u',
);
const goesOn = /^(?:He|She|They)\b/u;

/**
 * The organization that the sentence in which somebody is introduced, or the next one of them, puts behind them: "Ana
 * Varga runs credit at Alder".
 */
function introducedOf(name: string, source: Source): string | null {
  if (!name.includes(' ')) return null;
  let isOfThem = false;
  for (const { text, segment } of readSource(source).sentences) {
    if (segment >= opening) return null;
    const at = text.indexOf(name);
    isOfThem = at >= 0 || (isOfThem && goesOn.test(text));
    const found = isOfThem ? house.exec(text.slice(Math.max(0, at))) : null;
    if (found?.[1] !== undefined) return found[1];
  }
  return null;
}

/** The segments of whoever has a name, or speaks for an organization of that name, by a stem of it. */
export const spokenFor = (stem: string, source: Source): ReadonlySet<number> =>
  affiliationsOf(source).segments.get(stem) ?? new Set();

const ownWords = /\b(?:we|we[’'][a-z]{1,2}|us|our|ours)\b/iu;

/** Whether a text is what somebody says of another organization than those of some stems, their own. */
export function isOfOtherHouse(
  { text, segment }: { text: string; segment: number },
  stems: readonly string[],
  source: Source,
): boolean {
  const own = affiliationsOf(source).houses.get(source.segments[segment]?.speaker ?? '');
  return own !== undefined && own.size > 0 && !stems.some((stem) => own.has(stem)) && ownWords.test(text);
}

/** Whether a whole source is of somebody: by its title, or since all who are asked in it speak for them. */
export function isOwnName(name: QuestionName, source: Source): boolean {
  if (isTitle(name, titlesOf(source))) return true;
  const { whole } = affiliationsOf(source);
  return name.stems.length > 0 && name.stems.every((stem) => whole.has(stem));
}
