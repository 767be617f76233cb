// Of several sources a question that names a company, a fund or another body is answered by what is of it, and never by the
// call, the meeting or the paper of another one.
import type { Source } from '../../ports/ports.ts';
import { cachedBySource } from '../../reading/cache.ts';
import type { Needs } from '../question/needs.ts';
import { type QuestionName, squash } from '../question/question-name.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import { indexSource } from '../terms/text-index.ts';
import { isOwnName } from './affiliation.ts';
import { type OwnName, ownNames } from './own-names.ts';

const bodies = ['meeting', 'earnings', 'document'];

/** Letters from which on a name that opens a file's name is no chance. */
const shortestOpening = 3;

const namesOf = cachedBySource(({ context }: Source): readonly OwnName[] => ownNames(context));

/** Whether a name of a question is that of an organization, whole, as it begins, or by its first letters. */
const isCalled = ({ stems, capitals }: QuestionName, { stems: own, letters }: OwnName): boolean => {
  if (capitals !== null && capitals === letters) return true;
  const [first] = own;
  return first !== undefined && stems.includes(first) && stems.every((stem) => own.includes(stem));
};

/** Whether a title begins with a name, as those of calls and papers do. */
function opensTitle({ joined, stems }: QuestionName, source: Source): boolean {
  const title = searchTermsOf(source.context.title.replaceAll('_', ' '));
  const isWhole = stems.length > 0 && stems.every((stem, at) => title[at] === stem);
  return isWhole || (joined.length >= shortestOpening && squash(source.context.title).startsWith(joined));
}

/** Segments that name whoever a paper is of, where its title does not: so many, and that share of all. */
const named = { fewest: 3, share: 0.2 };

/** Whether a paper that is not known to be of anybody names somebody all through. */
function isThroughout({ stems }: QuestionName, source: Source): boolean {
  if (source.context.kind !== 'document' || namesOf(source).length > 0) return false;
  const { places, segments } = indexSource(source);
  const naming = stems.map((stem) => places.get(stem)?.length ?? 0);
  return (
    naming.length > 0 && naming.every((one) => one >= named.fewest && one >= named.share * segments.length)
  );
}

/** Whether a source is of somebody whom a question names. */
const isOf = (name: QuestionName, source: Source): boolean =>
  namesOf(source).some((own) => isCalled(name, own)) ||
  isThroughout(name, source) ||
  (bodies.includes(source.context.kind) ? opensTitle(name, source) : isOwnName(name, source));

/** Whether a source is of an organization, whoever that is: what it says is its own. */
const isOfSomebody = (source: Source): boolean =>
  namesOf(source).length > 0 || bodies.includes(source.context.kind);

/**
 * The places of the sources that may answer: those of whoever a question names, and those of nobody in particular, which may
 * speak of them. Null for all, where none is of anybody whom it names.
 */
export function ownedSources({ names, teller }: Needs, sources: readonly Source[]): number[] | null {
  const asked = names.filter((name) => name !== teller);
  const isOwn = sources.map((source) => asked.some((name) => isOf(name, source)));
  if (!isOwn.includes(true)) return null;
  return sources.flatMap((source, at) => (isOwn[at] || !isOfSomebody(source) ? [at] : []));
}
