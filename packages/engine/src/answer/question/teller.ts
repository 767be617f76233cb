import { tokenize } from '../../words/token.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import { telling } from './needs.lexicon.ts';
import type { QuestionName } from './question-name.ts';

const helping = /^(?:did|does|do|has|have|would|is|was)$/u;

/** The one whose words a question asks for: "what did Ana Lindqvist say", "according to Ana Lindqvist". */
export function teller(question: string, names: readonly QuestionName[]): QuestionName | null {
  const tokens = tokenize(question);
  const words = tokens.map(({ lower }) => lower);
  const tells = ({ stems }: QuestionName): boolean => {
    const isOwn = (text: string): boolean => searchTermsOf(text).some((stem) => stems.includes(stem));
    const first = tokens.findIndex(({ text }) => isOwn(text));
    const last = tokens.findLastIndex(({ text }) => isOwn(text));
    if (words[first - 2] === 'according' && words[first - 1] === 'to') return true;
    return telling.test(words[last + 1] ?? '') && words.slice(0, first).some((word) => helping.test(word));
  };
  return names.find(tells) ?? null;
}
