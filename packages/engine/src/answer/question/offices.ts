// Who holds an office is told by a sentence that names this office: its deputy is another, and so is the chair of a
// committee beside that of the board.
import { officeIn } from '../../speakers/office.ts';
import { findRoles } from '../../speakers/role.ts';
import { asksWho } from './answer-kind.lexicon.ts';
import { anyFirm } from './offices.lexicon.ts';
import { isCalledSo, isOfficeIn, spelledOffice } from './spelled-office.ts';

/** An office: whether it is a deputy's or a former one's, of which body of the organization, and of which organization by name. */
type Office = { role: string; step: string | null; body: string | null; of: string | null };

const ofFirm = /^ (?:of|at|for) (?:the )?(\p{Lu}[\p{L}&'’-]*(?: \p{Lu}[\p{L}&'’-]*)*)/u;

const step = /\b(next)[ -]$/iu;
const bodies = '(board|committee|council|panel|commission)';
const bodyBefore = new RegExp(String.raw`((?:[\p{L}-]{1,30} )?)${bodies}(?:['’]s)? $`, 'iu');
const bodyBehind = new RegExp(
  String.raw`^s?(?: of)? (?:the |its |our |their |his |her )?((?:[\p{L}-]{1,30} ){0,2}?)${bodies}\b`,
  'iu',
);
/** "Its chair" may be that of any body. */
const ofSomeBody = /\b(?:its|their|whose) $/iu;
const articles = /^(?:the|its|our|their|his|her|of|a|an)$/iu;

/** "Investment committee"; the board is one. */
function bodyOf(found: RegExpExecArray | null): string | null {
  const [, words = '', kind = ''] = found ?? [];
  if (kind === '') return null;
  if (kind.toLowerCase() === 'board') return 'board';
  const own = words.split(' ').filter((word) => word !== '' && !articles.test(word));
  return [...own, kind].join(' ').toLowerCase();
}

const officesIn = (text: string): (Office & { start: number })[] =>
  findRoles(text.replaceAll(/\bchairs\b/giu, 'chair ')).map(({ role, start, end }) => {
    const before = text.slice(Math.max(0, start - 60), start);
    const isChair = role === 'chair' || role === 'vice chair';
    const told = bodyOf(bodyBehind.exec(text.slice(end, end + 90))) ?? bodyOf(bodyBefore.exec(before));
    const of = ofFirm.exec(text.slice(end, end + 90))?.[1] ?? null;
    const body = isChair ? (told ?? (ofSomeBody.test(before) ? 'another' : null)) : null;
    return { role, step: step.exec(before)?.[1]?.toLowerCase() ?? null, body, of, start };
  });

const holding =
  /(?:\b(?:is|are|was|were|be|becomes?|became|as|named|appointed|elected|made)|['’]s)(?: [^\s?]{1,30}){0,6} $/iu;

/** The offices whose holder a question asks for. */
function heldOffices(question: string): Office[] {
  if (!asksWho.test(question)) return [];
  return officesIn(question).filter(
    ({ start }) => holding.test(question.slice(0, start)) || /^\W*who $/iu.test(question.slice(0, start)),
  );
}

const isSameRole = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

function isSame(asked: Office, said: Office): boolean {
  if (!isSameRole(asked.role, said.role)) return false;
  if (asked.step !== said.step) return false;
  const isOfBoard = (body: string | null): boolean => body === null || body === 'board';
  if (isOfBoard(asked.body) && isOfBoard(said.body)) return true;
  return (
    asked.body !== null &&
    said.body !== null &&
    (asked.body.endsWith(said.body) || said.body.endsWith(asked.body))
  );
}

const behindOffice = /\bof (?:the )?(\p{Lu}[^?,]{1,60}?)\W*$/u;

/** Whose office a question asks for: "the CEO of Alder". */
const firmAsked = (question: string): string | null => behindOffice.exec(question)?.[1] ?? null;

/** Whether an organization is another than the one that is asked of, or a part of it: "Alder Aviation" of "Alder". */
function isOfOther(asked: string | null, said: string | null): boolean {
  const wordsOf = (name: string): string[] =>
    name
      .toLowerCase()
      .split(/[^\p{L}\p{N}&]+/u)
      .filter(Boolean);
  const lettersOf = (words: readonly string[]): string => words.map((word) => word.charAt(0)).join('');
  if (asked === null || said === null) return false;
  const [whole, part] = [wordsOf(asked), wordsOf(said)];
  const besides = part.filter((word) => !whole.includes(word));
  if (besides.length === part.length)
    return ![lettersOf(part), part.join('')].includes(whole.join('')) && part.join('') !== lettersOf(whole);
  return (
    whole.every((word) => part.includes(word)) &&
    besides.length > 0 &&
    !besides.some((word) => anyFirm.test(word))
  );
}

export type Offices = {
  /** Whether a text names every one of them. */
  areIn: (text: string) => boolean;
  /** Whether somebody may hold one of them, as far as a text tells what they are. */
  mayBeOf: (name: string, text: string) => boolean;
  /** Whether a text says that somebody holds one of them. */
  isHeldBy: (name: string, text: string) => boolean;
};

/** The offices whose holder a question asks for; any text and anybody will do where it asks for none. */
export function readOffices(question: string): Offices {
  const asked = heldOffices(question);
  const spelled = asked.length === 0 ? spelledOffice(question) : null;
  if (spelled !== null)
    return {
      areIn: (text) => isOfficeIn(spelled, text),
      mayBeOf: (name, text) => isCalledSo(spelled, name, text),
      isHeldBy: (name, text) => isCalledSo(spelled, name, text),
    };
  if (asked.length === 0) return { areIn: () => true, mayBeOf: () => true, isHeldBy: () => false };
  const firm = firmAsked(question);
  // "The CEO of Alder Aviation" is not that of Alder, and neither is that of Larch.
  const ownIn = (text: string): Office[] => officesIn(text).filter((one) => !isOfOther(firm, one.of));
  const isOf = (role: string): boolean => asked.some((one) => isSameRole(one.role, role));
  return {
    areIn: (text) => {
      const said = ownIn(text);
      return asked.every((one) => said.some((other) => isSame(one, other)));
    },
    mayBeOf: (name, text) => {
      const office = officeIn(text, name);
      return office === null || isOf(office.role);
    },
    isHeldBy: (name, text) => {
      const office = officeIn(text, name);
      return office !== null && isOf(office.role);
    },
  };
}
