import { appendAll } from '../long-lists.ts';
import { balance } from './brackets.ts';
import { chipsOf } from './chips.ts';
import { readFilter } from './filter-value.ts';
import type { ParsedSearch, SearchNode, SearchProblem } from './search-language.types.ts';
import { type Token, tokensOf } from './tokens.ts';

/** More conditions than a person combines; each may cost a search of its own. What comes after is left out and said. */
const operatorsMax = 10;

type Parser = { tokens: readonly Token[]; at: number; operators: number; problems: SearchProblem[] };

/**
 * Reads a search. Any text is one: what is not understood is searched as words, and said. Alternatives bind closer
 * than neighbors, as in `fees pension OR retirement`.
 */
export function parseSearch(text: string): ParsedSearch {
  const { tokens, problems } = tokensOf(text);
  const balanced = balance(tokens);
  const parser: Parser = {
    tokens: balanced.tokens,
    at: 0,
    operators: 0,
    problems: [...problems, ...balanced.problems],
  };
  const clauses = readSequence(parser).flatMap(flatten);
  if (clauses.length > 0 && clauses.every(({ type }) => type === 'not') && clauses.every(isOfWords)) {
    parser.problems.push({ from: clauses[0]?.from ?? 0, to: clauses.at(-1)?.to ?? 0, code: 'only_negated' });
  }
  return {
    text,
    clauses,
    chips: clauses.flatMap(chipsOf),
    problems: parser.problems.toSorted((a, b) => a.from - b.from || a.to - b.to),
  };
}

/** A bracket around things that are wanted together says nothing. */
const flatten = (node: SearchNode): SearchNode[] =>
  node.type === 'and' ? node.nodes.flatMap(flatten) : [node];

/** Whether nothing in it is a filter, which could be looked for alone. */
function isOfWords(node: SearchNode): boolean {
  if (node.type === 'filter') return false;
  if (node.type === 'not') return isOfWords(node.node);
  return 'nodes' in node ? node.nodes.every(isOfWords) : true;
}

function readSequence(parser: Parser): SearchNode[] {
  const nodes: SearchNode[] = [];
  for (
    let token = parser.tokens[parser.at];
    token && token.type !== 'close';
    token = parser.tokens[parser.at]
  ) {
    appendAll(nodes, readAlternatives(parser));
  }
  return nodes;
}

/** Beside an operator that was left out, and said, a sign is not misplaced. */
const readSide = (parser: Parser): { nodes: SearchNode[]; missing: boolean } => {
  const said = parser.problems.length;
  const nodes = readUnit(parser);
  return { nodes, missing: nodes.length === 0 && parser.problems.length === said };
};

function readAlternatives(parser: Parser): SearchNode[] {
  const first = readSide(parser);
  const nodes = [...first.nodes];
  let before = first.missing;
  for (let sign = parser.tokens[parser.at]; sign?.type === 'or'; sign = parser.tokens[parser.at]) {
    parser.at += 1;
    const next = readSide(parser);
    if (before || next.missing) {
      parser.problems.push({ from: sign.from, to: sign.to, code: 'misplaced_or' });
    }
    appendAll(nodes, next.nodes);
    before = nodes.length === 0 && next.missing;
  }
  const [only, ...others] = nodes;
  return others.length === 0 ? (only ? [only] : []) : [joined('or', nodes)];
}

const joined = (type: 'and' | 'or', nodes: SearchNode[]): SearchNode => ({
  type,
  nodes,
  from: nodes[0]?.from ?? 0,
  to: nodes.at(-1)?.to ?? 0,
});

const isEnd = (token: Token): token is Token & { type: 'close' | 'or' } =>
  token.type === 'close' || token.type === 'or';

/** One thing that is looked for; none where none stands here. */
function readUnit(parser: Parser): SearchNode[] {
  const token = parser.tokens[parser.at];
  if (!token || isEnd(token)) return [];
  parser.at += 1;
  switch (token.type) {
    case 'not':
      return readUnit(parser).map((node) => ruledOut(node, token.from));
    case 'open':
      return readBracket(parser, token.from);
    case 'operator':
      return readOperator(parser, token);
    case 'word':
    case 'phrase':
      return [{ type: token.type, text: token.text, from: token.from, to: token.to }];
  }
}

/** Ruled out twice is wanted. */
const ruledOut = (node: SearchNode, from: number): SearchNode =>
  node.type === 'not' ? { ...node.node, from } : { type: 'not', node, from, to: node.to };

function readBracket(parser: Parser, from: number): SearchNode[] {
  const nodes = readSequence(parser);
  const close = parser.tokens[parser.at];
  parser.at += 1;
  const to = close?.to ?? from + 1;
  const [only, ...others] = nodes;
  if (!only) return [];
  return others.length === 0 ? [{ ...only, from, to }] : [{ ...joined('and', nodes), from, to }];
}

function readOperator(parser: Parser, token: Token & { type: 'operator' }): SearchNode[] {
  const { operator, value, from, to } = token;
  parser.operators += 1;
  if (parser.operators > operatorsMax) {
    parser.problems.push({ from, to, code: 'too_many_operators' });
    return [];
  }
  const read = readFilter(operator, value);
  if ('filter' in read) return [{ type: 'filter', filter: read.filter, from, to }];
  parser.problems.push({ from, to, code: read.problem });
  const said = read.problem === 'empty_value' ? operator : value;
  const words = said.match(/[\p{L}\p{N}]+/gu) ?? [];
  const nodes = words.map((word): SearchNode => {
    // As typed it would join its neighbors.
    const text = word === 'OR' ? 'or' : word;
    return { type: 'word', text, from, to };
  });
  return nodes.length > 1 ? [joined('and', nodes)] : nodes;
}
