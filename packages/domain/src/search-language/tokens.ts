import { isOperator, type SearchOperator } from './operator.ts';
import type { SearchProblem, SearchRange } from './search-language.types.ts';

export type Token = SearchRange &
  (
    | { type: 'open' }
    | { type: 'close' }
    | { type: 'or' }
    | { type: 'not' }
    | { type: 'word' | 'phrase'; text: string }
    | { type: 'operator'; operator: SearchOperator; value: string }
  );

/** More than anybody types; what comes after is left out and said. */
const tokensMax = 64;
const lettersMax = 2_000;

const closingQuote: Readonly<Record<string, string>> = { '"': '"', '“': '”', '„': '“', '«': '»' };
const space = /\s/u;
const hasSign = /[\p{L}\p{N}]/u;
const operatorAt = /^([\p{L}_]{1,20}):/u;

type Lexer = { text: string; at: number; tokens: Token[]; problems: SearchProblem[]; unclosed: Set<string> };

/** The signs of a text, one after the other; what is no sign is a word. Each character is looked at a few times. */
export function tokensOf(text: string): { tokens: Token[]; problems: SearchProblem[] } {
  const lexer: Lexer = {
    text: text.slice(0, lettersMax),
    at: 0,
    tokens: [],
    problems: [],
    unclosed: new Set(),
  };
  while (lexer.at < lexer.text.length && lexer.tokens.length < tokensMax) readNext(lexer);
  const left = text.slice(lexer.at);
  if (hasSign.test(left.slice(0, lettersMax))) {
    lexer.problems.push({ from: lexer.at, to: text.length, code: 'too_long' });
  }
  return { tokens: lexer.tokens, problems: lexer.problems };
}

function readNext(lexer: Lexer): void {
  const { text, at } = lexer;
  const sign = text.charAt(at);
  if (space.test(sign)) lexer.at += 1;
  else if (sign === '(' || sign === ')')
    take(lexer, { type: sign === '(' ? 'open' : 'close', from: at, to: at + 1 });
  else if (sign in closingQuote) readPhrase(lexer);
  else if (sign === '-') readDash(lexer);
  else readRun(lexer);
}

function take(lexer: Lexer, token: Token): void {
  lexer.tokens.push(token);
  lexer.at = token.to;
}

/** The place of the quote that closes the one at `at`; -1 where none does. */
function closeOf(lexer: Lexer, at: number): number {
  const closing = closingQuote[lexer.text.charAt(at)] ?? '"';
  if (lexer.unclosed.has(closing)) return -1;
  const close = lexer.text.indexOf(closing, at + 1);
  // None further on either: so a text of opening quotes is not searched once for each.
  if (close < 0) lexer.unclosed.add(closing);
  return close;
}

function readPhrase(lexer: Lexer): void {
  const from = lexer.at;
  const close = closeOf(lexer, from);
  if (close < 0) {
    lexer.problems.push({ from, to: from + 1, code: 'unbalanced_quote' });
    lexer.at += 1;
    return;
  }
  const text = lexer.text.slice(from + 1, close).trim();
  const range = { from, to: close + 1 };
  lexer.at = range.to;
  if (hasSign.test(text)) take(lexer, { type: 'phrase', text, ...range });
  else lexer.problems.push({ ...range, code: 'empty_value' });
}

/** A dash rules out what it stands right before. */
function readDash(lexer: Lexer): void {
  const { text, at } = lexer;
  const next = text.charAt(at + 1);
  const isNot = next !== '' && !space.test(next) && next !== '-' && next !== ')';
  if (isNot) take(lexer, { type: 'not', from: at, to: at + 1 });
  else lexer.at += 1;
}

const endOfRun = (text: string, from: number): number => {
  let to = from;
  while (to < text.length && !space.test(text.charAt(to)) && !'()'.includes(text.charAt(to))) to += 1;
  return to;
};

function readRun(lexer: Lexer): void {
  const { text, at: from } = lexer;
  const [opening = '', name = ''] = operatorAt.exec(text.slice(from, from + 21)) ?? [];
  const operator = name.toLowerCase();
  if (isOperator(operator)) readOperator(lexer, operator, from + opening.length);
  else readWord(lexer, opening);
}

/** `opening`: what of it looks like an operator. */
function readWord(lexer: Lexer, opening: string): void {
  const { text, at: from } = lexer;
  const to = endOfRun(text, from);
  const run = text.slice(from, to);
  const value = run.slice(opening.length);
  if (opening !== '' && hasSign.test(value) && !value.startsWith('/')) {
    lexer.problems.push({ from, to, code: 'unknown_operator' });
  }
  if (run === 'OR') take(lexer, { type: 'or', from, to });
  else if (hasSign.test(run)) take(lexer, { type: 'word', text: run, from, to });
  else lexer.at = to;
}

function readOperator(lexer: Lexer, operator: SearchOperator, begin: number): void {
  const { text, at: from } = lexer;
  if (!(text.charAt(begin) in closingQuote)) {
    const to = endOfRun(text, begin);
    take(lexer, { type: 'operator', operator, value: text.slice(begin, to), from, to });
    return;
  }
  const close = closeOf(lexer, begin);
  const to = close < 0 ? text.length : close;
  const value = text.slice(begin + 1, to);
  if (close < 0) lexer.problems.push({ from: begin, to: begin + 1, code: 'unbalanced_quote' });
  take(lexer, { type: 'operator', operator, value, from, to: close < 0 ? to : to + 1 });
}
