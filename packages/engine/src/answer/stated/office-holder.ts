// Who holds an office is told by the sentence that puts a name beside it, of the source's own people: "Bo Lund, our president and CEO".
import { nameLikeness } from '../../names/person-name.ts';
import { readSource } from '../../reading/reading.ts';
import { toCitedText } from '../../salience/cited-text.ts';
import { openRatings } from '../../salience/salience.ts';
import { identifySpeakers } from '../../speakers/identify-speakers.ts';
import { findRoles } from '../../speakers/role.ts';
import { isOwnName } from '../fit/affiliation.ts';
import { isOthersOffice } from '../fit/others-office.ts';
import { spelledOffice } from '../question/spelled-office.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import type { SourceQuestion, Statement } from './statement.type.ts';

/** "Who is the CEO of Alder?", "Who is its chief medical officer?" */
const asksHolder =
  /^\W*who(?:['’]s| is| was) (?:the |its |their |our |your )?(?!(?:new|next|former|incoming|outgoing)\b)[^?]{3,90}\??\W*$/iu;
const run =
  /(?<![\p{L}'’-])\p{Lu}(?!['’])[\p{L}'’-]+(?: \p{Lu}\.)?(?: (?:de|la|van|von|der) )?(?: \p{Lu}[\p{L}'’-]+){1,3}/gu;
/** Less than of a name that stands alone: an office stands beside it. */
const leastLikeness = 0.4;
/** "Madam Chair", "Signals CEO", "General Director" name nobody. */
const ofOffice =
  /\b(?:Madam|Chair(?:man|woman|person)?|Officer|President|Director|Executive|Secretary|Head|Manager|Committee|Board|Counsel|C[EFIOT]O)\b/u;

/** Names of a text that may be persons', without an office in them. */
function personsIn(text: string, known: readonly string[]): string[] {
  const runs = [...text.matchAll(run)].map(([name]) => name);
  return [...new Set([...known.filter((name) => text.includes(name)), ...runs])].filter(
    (name) => nameLikeness(name) >= leastLikeness && !ofOffice.test(name) && !text.includes(` of ${name}`),
  );
}

/** Whose office it is: "of Alder", "at the Larch Fund". */
const ofWhom = / (?:of|at|for|in) (?:the )?\p{Lu}[^?]*$/u;

/** Stems of the office that a question names, with what it is over: "head of investor relations". */
function officeStems(question: string): string[] {
  const [asked = ''] = question.split('?');
  const office = asked.replace(/^\W*who(?:['’]s| is| was) /iu, '');
  const own = office.replace(ofWhom, '');
  return searchTermsOf(findRoles(own).length > 0 ? own : office);
}

/** Whether a sentence has what an office is over; offices that all have by one name are told by that. */
const isCalled = (office: readonly string[], held: ReadonlySet<string>): boolean =>
  office.length < 2 || office.filter((stem) => held.has(stem)).length >= office.length - 1;

/** The one holder that a source names of an office that a question asks for; null where it names none, or several. */
export function officeHolder({ question, needs, offices, source }: SourceQuestion): Statement | null {
  if (!asksHolder.test(question)) return null;
  if (findRoles(question).length === 0 && spelledOffice(question) === null) return null;
  const office = officeStems(question);
  const foreign = needs.names.filter(
    (name) => !isOwnName(name, source) && !name.stems.every((stem) => office.includes(stem)),
  );
  // Of a meeting somebody of another house may be called so as well.
  const isOfOwn = needs.names.length > foreign.length || source.context.kind === 'earnings';
  if (foreign.length > 0 || !isOfOwn) return null;
  const known = new Set(searchTermsOf(`${question} ${source.context.title}`));
  const speakers = identifySpeakers(source).flatMap(({ name }) => (name.includes(' ') ? [name] : []));
  const ratings = openRatings(source);
  const found = readSource(source).sentences.flatMap(({ text }, at): Statement[] => {
    const held = new Set(searchTermsOf(text));
    if (isOthersOffice(text, known) || !isCalled(office, held)) return [];
    const [holder, another] = personsIn(text, speakers).filter((name) => offices.isHeldBy(name, text));
    if (holder === undefined || another !== undefined) return [];
    const rated = ratings.of(at);
    if (rated === null || !rated.polished.includes(holder)) return [];
    return [{ ...toCitedText(source.segments, rated), lead: holder }];
  });
  const holders = new Set(found.map(({ lead }) => lead));
  return holders.size === 1 ? (found[0] ?? null) : null;
}
