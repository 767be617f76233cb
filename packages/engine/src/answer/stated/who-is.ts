// Who somebody is is told by what calls them so: an office beside their name, or what the same sentence says that they are or did.
import { nameLikeness } from '../../names/person-name.ts';
import { readSource } from '../../reading/reading.ts';
import { toCitedText } from '../../salience/cited-text.ts';
import { openRatings } from '../../salience/salience.ts';
import { officeIn } from '../../speakers/office.ts';
import { findRoles } from '../../speakers/role.ts';
import { roleBehind } from './office-held.ts';
import type { SourceQuestion, Statement } from './statement.type.ts';

const asksWhoIs = /^\W*who(?:['’]s| is| was) ([^?]{4,60}?)\W*$/iu;
const nameWords =
  /^\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}\.|(?:de|del|van|von|der|den|da|di|la) |\p{Lu}[\p{L}'’-]+)){1,4}$/u;
const leastLikeness = 0.7;

/** Whoever a question asks who they are; null where it asks something else. */
export function readPerson(question: string): string | null {
  const name = asksWhoIs.exec(question)?.[1] ?? '';
  const isName = nameWords.test(name) && !/['’]s\b/u.test(name) && findRoles(name).length === 0;
  return isName && nameLikeness(name) >= leastLikeness ? name : null;
}

const saysWhat =
  /^,? (?:who (?:is|was|became|has been|serves|runs|leads|heads|founded)|joined|serves as|served as|founded|runs|leads|heads)\b/u;

/** Words between offices of one person: "chairman and CEO". */
const joins = /^[\s,&/]{0,3}(?:and )?$/u;

/** The offices that stand right before a name: "chairman and CEO, Ana Varga". */
function rolesBefore(text: string, name: string): string | null {
  const at = text.indexOf(name);
  const roles = findRoles(text).filter(({ end }) => end <= at);
  const last = roles.at(-1);
  if (last === undefined || !/^,? (?:Mr\.? |Ms\.? |Mrs\.? |Dr\.? )?$/u.test(text.slice(last.end, at)))
    return null;
  let { start } = last;
  for (const one of roles.toReversed().slice(1))
    if (joins.test(text.slice(one.end, start))) start = one.start;
  return text.slice(start, last.end);
}

type RoleStatement = { lead: string | null };

/** What a sentence says that somebody is; null where it only names them. */
function sayingOf(text: string, name: string): RoleStatement | null {
  const at = text.indexOf(name);
  if (at < 0 || /^[\p{L}-]/u.test(text.slice(at + name.length))) return null;
  const held = officeIn(text, name)?.role ?? null;
  // Of a list of people and offices, which way it goes is told by all of it.
  const isOwn = (words: string | null): words is string =>
    words !== null &&
    (held === null ? findRoles(text).length === 0 : findRoles(words).some(({ role }) => role === held));
  const lead = [roleBehind(text, name)?.lead ?? null, rolesBefore(text, name)].find(isOwn) ?? null;
  const isTold = held !== null || lead !== null || saysWhat.test(text.slice(at + name.length));
  return isTold ? { lead } : null;
}

/** What a source says of who somebody is, in the first sentence that names an office of theirs, else in the first that says anything. */
export function whoIs({ question, source }: SourceQuestion): Statement | null {
  const name = readPerson(question);
  if (name === null) return null;
  const ratings = openRatings(source);
  const found = readSource(source).sentences.flatMap(({ text }, at): Statement[] => {
    const saying = text.includes(name) ? sayingOf(text, name) : null;
    const rated = saying === null ? null : ratings.of(at);
    if (saying === null || rated === null || !rated.polished.includes(name)) return [];
    const lead = saying.lead !== null && rated.polished.includes(saying.lead) ? saying.lead : null;
    return [{ ...toCitedText(source.segments, rated), lead }];
  });
  return found.find(({ lead }) => lead !== null) ?? found[0] ?? null;
}
