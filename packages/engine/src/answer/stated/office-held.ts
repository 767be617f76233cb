// What somebody is, and who is new in an office, is told where a name stands right beside the office.
import { nameLikeness } from '../../names/person-name.ts';
import { readSource } from '../../reading/reading.ts';
import { toCitedText } from '../../salience/cited-text.ts';
import { openRatings } from '../../salience/salience.ts';
import { findRoles } from '../../speakers/role.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import type { SourceQuestion, Statement } from './statement.type.ts';

const person = String.raw`\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.)?(?: \p{Lu}[\p{L}'’-]+){1,3}`;
const offices = 'role|title|position|office|job';
const asksRole = [
  new RegExp(String.raw`^what (?:is|was) the (?:${offices}) of ([^?]{4,60})\?`, 'iu'),
  new RegExp(String.raw`^what (?:is|was) ([^?]{4,60})['’]s? (?:${offices})\b`, 'iu'),
  new RegExp(String.raw`^what (?:${offices}) (?:does|did) ([^?]{4,60}) (?:have|hold)\b`, 'iu'),
];
const isPerson = new RegExp(`^${person}$`, 'u');
const isRole =
  /\b(?:director|officer|chief|president|manager|chair(?:man|woman|person)?|counsel|treasurer|secretary|head|controller|administrator|actuary|minister|mayor|trustee|commissioner|clerk|co-?founder|founder|professor|partner|analyst|economist|superintendent|C[EFIOT]O)\b/iu;
/** "Bethan Owen, who is deputy chief executive of the council". */
const behindName =
  /^,? (?:who is |who['’]s |who was |who became |who serves as |is |our |the |as |now ){0,3}([^.,;:()?!]{3,80})/u;

const asksNew =
  /^\W*who (?:(?:has |have )?(?:replaced|succeeded|replaces|succeeds|will replace|will succeed|is replacing|is succeeding|took over from)\b|(?:is|was|became) (?:the |their |its |our )?new\b)/iu;

type Run = { lead: string };

/** Where an office ends: behind "and" may stand another one of the same person. */
const pastRole =
  / (?:and (?!(?:[\p{L}&-]+ ){0,3}(?:[Oo]fficer|[Dd]irector|[Pp]resident|[Mm]anager|[Hh]ead|[Cc]hair\p{L}*|[Tt]reasurer|[Ss]ecretary|[Cc]ounsel|[Ff]ounder|C[EFIOT]O)\b)|(?:for (?:both|attending)|who|to|with|from|will|has|on|since|effective)\b).*$/u;

/** The office that a text says right behind a name; null where it says none. */
export function roleBehind(text: string, name: string): Run | null {
  const at = text.indexOf(name);
  if (at < 0) return null;
  const [, said = ''] = behindName.exec(text.slice(at + name.length)) ?? [];
  const lead = said.replace(pastRole, '').trim();
  return isRole.test(lead) && /^\p{L}/u.test(lead) && !/^(?:and|to|with|from|for|of|in|on)\b/u.test(lead)
    ? { lead }
    : null;
}

/** Who a text calls new in an office; null where it calls nobody so. */
function newHolderIn(text: string, role: string): Run | null {
  const before = new RegExp(
    String.raw`\bnew ${role}\b,?(?: of [^,.;]{2,60},)? (?:is |will be )?(${person}(?: (?:I{2,3}|IV|Jr\.?|Sr\.?))?)`,
    'iu',
  );
  const behind = new RegExp(
    String.raw`(${person}),? (?:is |as |who is |becomes? )?(?:the |our |your |their |its )?new ${role}\b`,
    'iu',
  );
  const [, name = ''] = before.exec(text) ?? behind.exec(text) ?? [];
  return /^\p{Lu}/u.test(name) && nameLikeness(name) >= leastLikeness ? { lead: name } : null;
}

const leastLikeness = 0.7;

/** The one thing that sentences of a source tell, with the first of them. */
function onlyTelling({ source }: SourceQuestion, read: (text: string) => Run | null): Statement | null {
  const ratings = openRatings(source);
  const found = readSource(source).sentences.flatMap(({ text }, at): Statement[] => {
    const run = read(text);
    const rated = run === null ? null : ratings.of(at);
    if (run === null || rated === null || !rated.polished.includes(run.lead)) return [];
    return [{ ...toCitedText(source.segments, rated), lead: run.lead }];
  });
  const said = new Set(found.map(({ lead }) => searchTermsOf(lead ?? '').join(' ')));
  return said.size === 1 ? (found[0] ?? null) : null;
}

/** What somebody is whose office a question asks for. */
export function officeOf(asked: SourceQuestion): Statement | null {
  const name = asksRole.map((pattern) => pattern.exec(asked.question)?.[1]).find((one) => one !== undefined);
  return name === undefined || !isPerson.test(name)
    ? null
    : onlyTelling(asked, (text) => roleBehind(text, name));
}

/** Who is new in the office that a question names, of whoever else it names. */
export function newHolder(asked: SourceQuestion): Statement | null {
  const { question, source, needs } = asked;
  const [role] = findRoles(question);
  if (!asksNew.test(question) || role === undefined) return null;
  const held = new Set(source.segments.flatMap(({ text }) => searchTermsOf(text)));
  const isKnown = needs.names.every(({ stems }) => stems.every((stem) => held.has(stem)));
  const office = question.slice(role.start, role.end).replace(/[^\p{L} -]/gu, '');
  return isKnown && office !== '' ? onlyTelling(asked, (text) => newHolderIn(text, office)) : null;
}
