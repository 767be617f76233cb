import { tokenize } from '../../words/token.ts';
import { asking, opensQuestion } from './question.lexicon.ts';
import { questionWeights } from './question.weights.ts';
import { searchTermsOf } from './search-terms.ts';

/** What a question is searched by: each stem, and how much it counts. */
export type WeighedTerms = { text: string; weights: ReadonlyMap<string, number> };

/** What a question puts aside ("… when discussing the budget") says where to look, and less what for. */
const aside =
  /(?<![,\s])[,\s]+(?:when|while|during)\s+(?:\S+\s+){0,3}?(?:talk|discuss|speak|mention|consider|present|it came)/iu;

/** A question without what it puts aside. */
export function withoutAside(text: string): string {
  const at = text.search(aside);
  return at < 0 ? text : text.slice(0, at);
}

/** The terms of a question. Where it consists of words of asking only, these are asked for. */
export function weighTerms(text: string): WeighedTerms {
  const main = withoutAside(text);
  const rest = text.slice(main.length);
  const weights = new Map<string, number>();
  for (const term of searchTermsOf(rest)) weights.set(term, questionWeights.aside * weightOf(term));
  for (const term of searchTermsOf(main)) weights.set(term, weightOf(term));
  return { text, weights };
}

const weightOf = (term: string): number => (asking.test(term) ? questionWeights.asking : 1);

/** What a search for a question's subject should look for: its words without those of asking; other texts as they are. */
export function subjectOf(text: string): string {
  if (!opensQuestion.test(text) && !text.trimEnd().endsWith('?')) return text;
  const about = tokenize(text).filter(({ lower }) => searchTermsOf(lower).some((term) => !asking.test(term)));
  return about.length === 0 ? text : about.map((token) => token.text).join(' ');
}

/** The question, its words that are speakers' names counting less. */
export function withNames({ text, weights }: WeighedTerms, names: Iterable<string>): WeighedTerms {
  const inNames = new Set(searchTermsOf([...names].join(' ')));
  const weigh = ([term, weight]: [string, number]): [string, number] =>
    inNames.has(term) ? [term, weight * questionWeights.name] : [term, weight];
  return { text, weights: new Map([...weights].map(weigh)) };
}
