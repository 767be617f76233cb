// Some questions are answered by what is known as rows before any text is read: who left, who committed how much to whom,
// which funds lowered their rate. They are read whole: every word that is left over must stand in a row.
import type { AssetGroup, SignalKind, SignalStage } from '@ecco/domain';
import { tokenize } from '../../words/token.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import { mainQuestion } from './needs.ts';
import { periodsIn } from './period-mention.ts';
import { askedGroups, idleWords, rowQuestions } from './row-question.lexicon.ts';

/** What a question asks of rows. */
export type RowQuestion = {
  kinds: readonly SignalKind[];
  /** It asks for anything, for what was done, or for a sum of that. */
  wants: 'any' | 'done' | 'sum';
  direction: 'up' | 'down' | null;
  rate: 'return' | 'contribution' | null;
  /** The class of assets that it names; null where it names none that the ledger groups. */
  group: AssetGroup | null;
  /** It asks which funds did it: each is told once. */
  isOfFunds: boolean;
  /** Words that a row must have: whose it is, and to whom. */
  words: readonly string[];
  /** Days as yyyy-mm-dd, both included; null where any day will do. */
  period: { from: string; to: string } | null;
};

/** A row of the ledger as a question is held against it; `words`: all that it says. */
export type AskedRow = {
  kind: SignalKind;
  stage: SignalStage | null;
  happenedOn: string | null;
  amount: number | null;
  assetGroup: AssetGroup | null;
  words: string;
};

/** Days back that "recently" asks for. */
const recentDays = 365;
const dayMs = 86_400_000;
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The days that are asked for; null where none are named, false for a time that rows do not know. */
function periodOf(text: string, now: Date): RowQuestion['period'] | false {
  const today = dayOf(now.getTime());
  if (/\b(?:recently|lately|just)\b/iu.test(text))
    return { from: dayOf(now.getTime() - recentDays * dayMs), to: today };
  if (/\bthis year\b/iu.test(text)) return { from: `${today.slice(0, 4)}-01-01`, to: today };
  const [said, ...others] = periodsIn(text);
  if (said === undefined) return null;
  if (others.length > 0 || said.kind !== 'year' || said.year === null) return false;
  return { from: `${said.year}-01-01`, to: `${said.year}-12-31` };
}

/** Reads a question, asked at a time; null where rows do not answer such a question. */
export function readRowQuestion(query: string, now: Date): RowQuestion | null {
  const question = mainQuestion(query).trim();
  const asked = rowQuestions.find(({ opens }) => opens.test(question));
  if (asked === undefined) return null;
  const period = periodOf(question, now);
  if (period === false) return null;
  const rest = question.replace(asked.opens, ' ');
  const [group = null, named = /(?!)/u] = askedGroups.find(([, words]) => words.test(rest)) ?? [];
  const words = tokenize(rest.replace(named, ' '))
    .map(({ text }) => text.replace(/['’]s?$/u, ''))
    .filter((word) => !idleWords.has(word.toLowerCase()) && !/^(?:19|20)\d\d$/u.test(word))
    .filter((word) => searchTermsOf(word).length > 0);
  // "How much was committed?" asks of no row in particular.
  if (asked.wants === 'sum' && words.length === 0 && group === null) return null;
  const { kinds, wants, direction = null, rate = null, isOfFunds = false } = asked;
  return { kinds, wants, direction, rate, group, isOfFunds, words, period };
}

const done: readonly (SignalStage | null)[] = ['approved', 'completed'];
const lowers = /\b(?:lower|cut|reduc|decreas|down|drop|fell)/iu;
const raises = /\b(?:rais|increas|up\b|rose|higher)/iu;

/** Which way a rate went by what a row says; null where it does not say. */
function directionOf(words: string): 'up' | 'down' | null {
  const [, from, to] = /from (\d+(?:\.\d+)?) ?(?:%|percent)? to (\d+(?:\.\d+)?)/iu.exec(words) ?? [];
  if (from !== undefined && to !== undefined) return Number(from) > Number(to) ? 'down' : 'up';
  const [isDown, isUp] = [lowers.test(words), raises.test(words)];
  if (isDown === isUp) return null;
  return isDown ? 'down' : 'up';
}

const ofContribution = /\bcontribut/iu;
const ofReturn = /\b(?:returns?|discount|assum\w*)\b/iu;

/** Whether a row is of the rate that is asked for: what employers contribute is no rate that is assumed. */
const isOfRate = ({ rate }: RowQuestion, { words }: AskedRow): boolean =>
  rate === null ||
  (rate === 'contribution'
    ? ofContribution.test(words)
    : ofReturn.test(words) || !ofContribution.test(words));

/** Whether a row is of a class of assets: as the ledger groups it, or by its own words. */
const isOfGroup = ({ group }: RowQuestion, { assetGroup, words }: AskedRow): boolean =>
  group === null ||
  assetGroup === group ||
  askedGroups.some(([one, named]) => one === group && named.test(words));

/** Whether a row answers: it is of the kind, time, stage and direction, and has every word that is asked for. */
export function isRowAsked(asked: RowQuestion, row: AskedRow): boolean {
  const { kinds, wants, direction, words, period } = asked;
  const day = row.happenedOn;
  if (!kinds.includes(row.kind) || row.stage === 'rejected') return false;
  if (wants !== 'any' && !done.includes(row.stage)) return false;
  if (wants === 'sum' && row.amount === null) return false;
  if (period !== null && (day === null || day < period.from || day > period.to)) return false;
  if (direction !== null && directionOf(row.words) !== direction) return false;
  if (!isOfRate(asked, row) || !isOfGroup(asked, row)) return false;
  const held = new Set(searchTermsOf(row.words));
  return words.every((word) => searchTermsOf(word).every((stem) => held.has(stem)));
}
