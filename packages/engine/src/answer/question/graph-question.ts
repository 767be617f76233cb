// Some questions of an organization are answered by what is kept of it beside all texts: when it meets next, who holds an
// office, what is known of it as of a day. They are read whole: where a word is left over, another thing is asked.
import { appendAll, type FactKind, factKinds } from '@ecco/domain';
import { meetingBody } from '../../meeting/body/meeting-body.ts';
import { type Token, tokenize } from '../../words/token.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import { asksLastMeeting, asksNextMeeting } from './ahead.lexicon.ts';
import {
  asksBoard,
  asksChair,
  asksFact,
  asksHolder,
  asksMeeting,
  asksMeetings,
  asksSince,
  wordsOfMeetings,
} from './graph-question.lexicon.ts';
import { mainQuestion } from './needs.ts';
import { officeKey } from './office-title.ts';
import { squash } from './question-name.ts';

/** What a question asks of what is kept of an organization. */
export type GraphQuestion =
  /** `body`: which is to meet, null for any; `topics`: stems of what it must have on its agenda; `all`: several. */
  | { asks: 'meeting'; body: string | null; topics: readonly string[]; all: boolean }
  /** The last one that was, of a body and with what on its agenda. */
  | { asks: 'last-meeting'; body: string | null; topics: readonly string[] }
  /** `office` as `officeKey` writes it; null for all of the board. `since`: who and what they are, where a year is asked for. */
  | { asks: 'person'; office: string | null; since: readonly string[] | null }
  /** `year`: of which it is to be; null for the newest. */
  | { asks: 'fact'; fact: FactKind; year: number | null };

/** What an organization is called: its name, and its aliases. */
export type Called = { name: string; aliases: readonly string[] };

const isName = ({ text }: Token): boolean => /^\p{Lu}/u.test(text);
const plain = ({ text }: Token): string => text.replace(/['’]s?$/u, '');

/** Words that say nothing of what is asked, and those before an organization that is named. */
const idle = new Set('the a an its their our his her current currently now today please s own'.split(' '));
const before = new Set('of at for by with in'.split(' '));
const someBody = new Set('fund plan system organization organisation company pension'.split(' '));

/** "Who's" is who is, and "the fund's" the fund. */
const plainly = (lower: string): string[] => {
  const asked = /^(who|what|when|where)'s$/u.exec(lower)?.[1];
  return asked === undefined ? [lower.replace(/'s?$/u, '')] : [asked, 'is'];
};

const isIdle = (word: string | undefined): boolean => word !== undefined && idle.has(word);

/** `whole` with the articles, which tell where a name begins. */
type NamelessQuestion = { text: string; whole: string; isNamed: boolean };

/** A question in small letters without what the organization is called; and whether it is named. */
function withoutNames(question: string, { name, aliases }: Called): NamelessQuestion {
  const known = [name, ...aliases].map(squash);
  const words = new Set(
    [name, ...aliases].flatMap((one) => tokenize(one).map((token) => squash(plain(token)))),
  );
  const tokens = tokenize(question);
  const kept: string[] = [];
  let isNamed = false;
  for (let at = 0; at < tokens.length; at++) {
    const end = nameEnd(tokens, at, { known, words });
    if (end === at) appendAll(kept, plainly(tokens[at]?.lower ?? ''));
    else {
      isNamed = true;
      while (isIdle(kept.at(-1))) kept.pop();
      if (before.has(kept.at(-1) ?? '')) kept.pop();
      at = end - 1;
    }
  }
  return { text: withoutIdle(kept).join(' '), whole: kept.join(' '), isNamed };
}

/** "The chair of the fund" asks for the chair. */
function withoutIdle(words: readonly string[]): string[] {
  const told = words.filter((word) => !idle.has(word));
  const last = told.at(-1);
  return last !== undefined && someBody.has(last) && before.has(told.at(-2) ?? '') ? told.slice(0, -2) : told;
}

type Names = { known: readonly string[]; words: ReadonlySet<string> };

/** Where the name that begins at a word ends; there itself where none does. */
function nameEnd(tokens: readonly Token[], at: number, { known, words }: Names): number {
  const others = tokens.slice(at).findIndex((token) => !words.has(squash(plain(token))));
  const run = tokens.slice(at, others < 0 ? undefined : at + others);
  const named = run.slice(0, run.findLastIndex(isName) + 1);
  const [first] = named;
  if (first === undefined || !isName(first)) return at;
  // A name is called by all of it, or by how it begins.
  const joined = squash(named.map(plain).join(''));
  return known.some((one) => one.startsWith(joined)) ? at + named.length : at;
}

const year = /\s(?:in|of|as of|at end of) ((?:19|20)\d\d)$/u;

/** `isNamed`: the question names the organization itself. */
type NamedGraphQuestion = { question: GraphQuestion; isNamed: boolean };

/** Reads a question of an organization; null where what is kept of it does not answer such a question. */
export const readGraphQuestion = (query: string, called: Called): NamedGraphQuestion | null =>
  graphQuestionOf(mainQuestion(query), called);

/** The same of a question without anything else that was typed. */
export function graphQuestionOf(main: string, called: Called): NamedGraphQuestion | null {
  const { text, whole, isNamed } = withoutNames(main, called);
  const question = meetingQuestion(text, whole) ?? personQuestion(text) ?? factQuestion(text);
  return question === null ? null : { question, isNamed };
}

const idleStems = new Set(wordsOfMeetings.words.flatMap(searchTermsOf));

function meetingQuestion(text: string, whole: string): GraphQuestion | null {
  const isLast = asksLastMeeting.test(text);
  if (!isLast && (!asksNextMeeting.test(text) || !asksMeeting.test(text))) return null;
  const body = meetingBody(whole) ?? (/\bboard\b/u.test(text) ? 'board' : null);
  const own = new Set(searchTermsOf(body ?? ''));
  const topics = searchTermsOf(text).filter((stem) => !idleStems.has(stem) && !own.has(stem));
  const isCommittee = body === null && /\bcommittee\b/u.test(text);
  const of = { body: isCommittee ? 'committee' : body, topics };
  return isLast ? { asks: 'last-meeting', ...of } : { asks: 'meeting', ...of, all: asksMeetings.test(text) };
}

function personQuestion(text: string): GraphQuestion | null {
  if (asksBoard.test(text)) return { asks: 'person', office: null, since: null };
  const [since] = asksSince.findAll(text);
  if (since !== undefined) return sinceQuestion(text.slice(since.text.length));
  const [leads] = asksChair.findAll(text);
  if (leads !== undefined) {
    const body = text.slice(leads.text.length).trim();
    return body === '' ? null : { asks: 'person', office: officeKey(`chair of ${body}`), since: null };
  }
  const [holds] = asksHolder.findAll(text);
  const office = holds === undefined ? '' : officeKey(text.slice(holds.text.length));
  return office === '' ? null : { asks: 'person', office, since: null };
}

/** Where a name ends and an office begins is told by whoever is kept. */
function sinceQuestion(rest: string): GraphQuestion | null {
  const words = rest.split(' ').filter(Boolean);
  return words.length === 0 ? null : { asks: 'person', office: null, since: words };
}

function factQuestion(text: string): GraphQuestion | null {
  const asked = year.exec(text);
  const plainText = asked === null ? text : text.slice(0, asked.index);
  const fact = factKinds.find((kind) => asksFact[kind].test(plainText));
  return fact === undefined ? null : { asks: 'fact', fact, year: asked === null ? null : Number(asked[1]) };
}
