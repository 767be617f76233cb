import { isShowTalk } from '@ecco/domain';
// Rules take out what cannot stand alone. Of what they leave, some is clear at once and some has to be read twice: how
// likely a sentence is understood by somebody who has read nothing else, many small clues tell together.
import type { Source } from '../ports/ports.ts';
import { type RatedStatement, rateSentences } from '../salience/salience.ts';
import { clarityWeights } from './clarity.weights.ts';
import { clues, cluesOf, type Surroundings } from './clues.ts';

/** As far back as a listener has in mind what was said, in sentences. */
const mindReach = 4;

/** What stands around each sentence of a source. `isFit` says which sentences the rules leave. */
export function surroundingsOf(
  source: Source,
  isFit: (one: RatedStatement) => boolean,
): (one: RatedStatement) => Surroundings {
  const rated = rateSentences(source);
  const { kind } = source.context;
  const ratedStatements = rated.filter(({ sentence }) => sentence.row === undefined);
  const passing =
    ratedStatements.length === 0 ? 0 : ratedStatements.filter(isFit).length / ratedStatements.length;
  return ({ sentence: { index } }) => ({
    before: new Set(
      rated.slice(Math.max(0, index - mindReach), index).flatMap(({ sentence }) => sentence.terms),
    ),
    isTalk: isShowTalk(kind),
    passing,
  });
}

/**
 * How likely each sentence of a source in English stands alone, 0 to 1, by logistic regression (after David Cox, "The
 * regression analysis of binary sequences", 1958).
 */
export const clarityOf = (
  source: Source,
  isFit: (one: RatedStatement) => boolean,
): ((one: RatedStatement) => number) => {
  const surroundings = surroundingsOf(source, isFit);
  return (one) => {
    const reported = cluesOf(one, surroundings(one));
    const odds = clues.reduce<number>(
      (sum, clue) => sum + clarityWeights[clue] * reported[clue],
      clarityWeights.all,
    );
    return 1 / (1 + Math.exp(-odds));
  };
};
