import type { SearchProblem } from './search-language.types.ts';
import type { Token } from './tokens.ts';

const depthMax = 8;

/** The tokens without brackets that nothing closes or opens, or that lie too deep, each said. */
export function balance(tokens: readonly Token[]): { tokens: Token[]; problems: SearchProblem[] } {
  const dropped = new Map<Token, SearchProblem['code']>();
  const open: Token[] = [];
  for (const token of tokens) {
    if (token.type === 'open') open.push(token);
    else if (token.type === 'close') {
      const opening = open.pop();
      if (!opening) dropped.set(token, 'unbalanced_bracket');
      else if (open.length >= depthMax) dropped.set(opening, 'too_deep').set(token, 'too_deep');
    }
  }
  for (const token of open) dropped.set(token, 'unbalanced_bracket');
  return {
    tokens: tokens.filter((token) => !dropped.has(token)),
    problems: [...dropped].map(([{ from, to }, code]) => ({ from, to, code })),
  };
}
