// What a listener of a talk asks first: who speaks, and what it is about. Both are said where somebody is presented, or
// a subject named, which is no news to the others there.
import type { Source } from '../ports/ports.ts';
import type { RatedStatement } from '../salience/salience.ts';
import { identifySpeakers } from '../speakers/identify-speakers.ts';
import { foldApostrophes } from '../words/fold.ts';
import { presentsGuest, presentsSelf, station } from './talk-points.lexicon.ts';

/** The part of a talk that counts as its opening, in sentences: a share, and at least and at most so many. */
const opening = { share: 0.12, least: 25, most: 70 } as const;
const [fewestWords, mostWords] = [6, 45];
const fullName = /\p{Lu}\p{Ll}{1,20} \p{Lu}/u;
const host = /\bco-?hosts?\b|\bhosts?\b/iu;

const isOfLength = ({ words }: RatedStatement): boolean => words >= fewestWords && words <= mostWords;
const fits = (one: RatedStatement): boolean => !one.isQuestion && isOfLength(one);

const openingOf = (rated: readonly RatedStatement[]): readonly RatedStatement[] =>
  rated.slice(0, Math.min(opening.most, Math.max(opening.least, Math.round(rated.length * opening.share))));

/** Speakers who are told by what they say of themselves. */
const mostSpeakers = 2;

/**
 * Who speaks: the first sentence that presents a guest by name and station, else those in which guests say what they are;
 * none where nobody but a host is presented.
 */
export function whoSpeaks(source: Source, rated: readonly RatedStatement[]): RatedStatement[] {
  const hosts = new Set(
    identifySpeakers(source).flatMap(({ label, role }) => (role === 'host' ? [label] : [])),
  );
  const said = openingOf(rated)
    .filter(fits)
    .map((one) => ({ one, text: foldApostrophes(one.polished) }))
    .filter(({ text }) => station.test(text) && !host.test(text));
  const presented = said.find(({ text }) => presentsGuest.test(text) && fullName.test(text.slice(1)));
  if (presented !== undefined) return [presented.one];
  const own = new Map<string, RatedStatement>();
  for (const { one, text } of said) {
    const { speaker } = one.sentence;
    if (presentsSelf.test(text) && speaker !== null && !hosts.has(speaker) && !own.has(speaker))
      own.set(speaker, one);
  }
  return [...own.values()].slice(0, mostSpeakers);
}

/** "MuSig is the idea of": a subject before what it is. */
const isA =
  /^(?:what )?((?:the )?[\p{L}\d-]+(?: [\p{L}\d-]+){0,2}?) (?:is is|is) (?:essentially |basically )?(?:an?|the)\b/iu;

/** What a talk is about: the first sentence that says what the subject of its title is; null where none does. */
export function talkSubject({ context }: Source, rated: readonly RatedStatement[]): RatedStatement | null {
  const title = new Set(context.title.toLowerCase().match(/[\p{L}\d-]{3,}/gu));
  const ratedStatement = rated.find((one) => {
    const [, subject = ''] = isA.exec(one.polished) ?? [];
    const words = subject
      .toLowerCase()
      .split(' ')
      .filter((word) => word !== 'the');
    // "What Larchsig is is a scheme" asks nothing.
    const asks = one.sentence.text.includes('?');
    return !asks && isOfLength(one) && words.length > 0 && words.every((word) => title.has(word));
  });
  return ratedStatement ?? null;
}
