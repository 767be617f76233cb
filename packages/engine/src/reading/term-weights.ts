import type { Sentence } from '../sentences/sentence.ts';

const blockSize = 12;

/**
 * Weight of each stem: how often it is said (dampened), times how unevenly it is spread over blocks of twelve
 * sentences. A word of every block is the item's subject and keeps most of its weight; a word said once is an
 * accident and weighs little. Without English word lists, words said in more than a third of the sentences, in a long
 * text in more than a twelfth, are taken for grammar.
 */
export function termWeights(sentences: readonly Sentence[], english: boolean): Map<string, number> {
  const { counts, blocks } = countTerms(sentences);
  const blockCount = Math.max(1, Math.ceil(sentences.length / blockSize));
  const most = Math.max(sentences.length / 12, Math.min(12, sentences.length / 3));
  const weights = new Map<string, number>();
  for (const [term, count] of counts) {
    const spread = Math.log(1 + blockCount / (blocks.get(term) ?? 1)) + 0.7;
    const isGrammar = !english && count > most;
    weights.set(term, isGrammar ? 0 : Math.log(1 + count) * (count === 1 ? 0.5 : 1) * Math.min(spread, 3));
  }
  return weights;
}

function countTerms(sentences: readonly Sentence[]): {
  counts: Map<string, number>;
  blocks: Map<string, number>;
} {
  const counts = new Map<string, number>();
  const blocks = new Map<string, number>();
  const lastBlock = new Map<string, number>();
  for (const { index, terms } of sentences) {
    const block = Math.floor(index / blockSize);
    for (const term of terms) {
      counts.set(term, (counts.get(term) ?? 0) + 1);
      if (lastBlock.get(term) === block) continue;
      lastBlock.set(term, block);
      blocks.set(term, (blocks.get(term) ?? 0) + 1);
    }
  }
  return { counts, blocks };
}
