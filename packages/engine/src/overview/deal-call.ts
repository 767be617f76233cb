// What is told of a call below its line: what the quarter came to and what is expected first, in the room of a short
// form; then what a company changed, and what is left.
import { largestOf } from '@ecco/domain';
import { readMoney } from '../figures/money.ts';
import type { Context } from '../ports/ports.ts';
import { inDetail } from '../reading/detail.ts';
import { guidance } from '../salience/headline.lexicon.ts';
import { expected } from '../salience/results.lexicon.ts';
import type { RatedStatement } from '../salience/salience.ts';
import { rankDiverse, repeats } from '../salience/select.ts';
import { companyChange, noOutlook } from './call-points.lexicon.ts';
import type { Judge } from './judge.ts';
import { companyMeasure, namesPart } from './main-figure.lexicon.ts';
import { callWeights } from './summary-plan.weights.ts';

type Call = {
  context: Context;
  line: RatedStatement | null;
  /** What the company lists of its outlook, which stands first below the line. */
  list: RatedStatement | null;
  rest: readonly RatedStatement[];
  judge: Judge;
};
type Lists = { tldr: RatedStatement[]; insights: RatedStatement[] };

/** The short form and the insights of a call. `line`: what stands above them; `rest`: sentences that stand alone. */
export function dealCall({ context, line, list, rest, judge: { worth } }: Call): Lists {
  const beside = [line, list].flatMap((one) => one ?? []);
  const best = largestOf([...beside, ...rest].map(worth), 0);
  const worthy = rest.filter((one) => worth(one) >= best * callWeights.least);
  const tldr = shortOf({ rest: worthy, beside, worth, least: best * callWeights.leastOfShort });
  const ratedStatements = [...beside, ...tldr];
  const count = inDetail(callWeights.insights, context);
  const next = rankDiverse({
    candidates: worthy,
    count,
    worth,
    beside: ratedStatements,
  });
  const changes = companyChanges(rest, ratedStatements).slice(0, callWeights.changes);
  const insights = [...changes, ...next.filter((one) => !changes.some((other) => repeats(one, other)))];
  const few = insights.slice(0, count);
  const further = [...few, ...furtherFigures(rest, [...ratedStatements, ...few], worth)];
  return bothOf({ tldr, insights: further });
}

/** One of the two lists gives to the other where that would stay empty. */
function bothOf({ tldr, insights }: Lists): Lists {
  if (tldr.length === 0 && insights.length > 1)
    return { tldr: insights.slice(0, 1), insights: insights.slice(1) };
  if (insights.length === 0 && tldr.length > 1) return { tldr: tldr.slice(0, -1), insights: tldr.slice(-1) };
  return { tldr, insights };
}

type ShortDeal = {
  rest: readonly RatedStatement[];
  beside: readonly RatedStatement[];
  worth: Judge['worth'];
  least: number;
};

/** The worthiest that its room holds beside the line, an outlook among them; a long one gives way to the next. */
function shortOf({ rest, beside, worth, least }: ShortDeal): RatedStatement[] {
  const ranked = rankDiverse({ candidates: rest, count: callWeights.tried, worth, beside });
  let left = callWeights.words - beside.reduce((sum, { words }) => sum + words, 0);
  const chosen: RatedStatement[] = [];
  const outlook = ranked.find((one) => isOutlook(one) && one.words <= left);
  const isWorthy = (one: RatedStatement): boolean => worth(one) >= least || one === outlook;
  for (const one of [...(outlook === undefined ? [] : [outlook]), ...ranked]) {
    if (
      !isWorthy(one) ||
      one.words > left ||
      chosen.includes(one) ||
      chosen.length >= callWeights.mostOfShort
    )
      continue;
    left -= one.words;
    chosen.push(one);
  }
  return chosen.toSorted((a, b) => ranked.indexOf(a) - ranked.indexOf(b));
}

const isOutlook = ({ polished, signals }: RatedStatement): boolean =>
  noOutlook.test(polished) || (signals.figures > 0 && (guidance.test(polished) || expected.test(polished)));

/** Letters before and behind what was done within which its sum is said, and from the beginning to the deed. */
const [before, behind, opening] = [40, 100, 80];

/** The largest sum beside what a company did; 0 where it is not what a sentence is about. */
function changeSum({ polished }: RatedStatement): number {
  const [action] = companyChange.findAll(polished);
  if (action === undefined || action.index > opening) return 0;
  const near = readMoney(polished).filter(
    ({ start, end }) => end > action.index - before && start < action.index + action.text.length + behind,
  );
  return largestOf(
    near.map(({ value }) => value ?? 0),
    0,
  );
}

/** What a company did, told with its sum, the largest first. */
function companyChanges(
  rest: readonly RatedStatement[],
  ratedStatements: readonly RatedStatement[],
): RatedStatement[] {
  return rest
    .filter(
      (one) =>
        changeSum(one) >= callWeights.leastSum && !ratedStatements.some((other) => repeats(one, other)),
    )
    .toSorted((a, b) => changeSum(b) - changeSum(a));
}

/**
 * Of a call whose headline outweighs all else, the next best of its measures, up to the fewest that a reader is told: those of
 * the company first, then any other.
 */
function furtherFigures(
  rest: readonly RatedStatement[],
  ratedStatements: readonly RatedStatement[],
  worth: Judge['worth'],
): RatedStatement[] {
  const untold = rest.filter((one) => !ratedStatements.includes(one) && one.signals.figures > 0);
  const isOfCompany = ({ polished }: RatedStatement): boolean =>
    companyMeasure.test(polished) && !namesPart.test(polished);
  const next = (
    candidates: readonly RatedStatement[],
    beside: readonly RatedStatement[],
    fewest: number,
  ): RatedStatement[] =>
    rankDiverse({ candidates, count: Math.max(0, fewest - beside.length), worth, beside });
  const ofCompany = next(untold.filter(isOfCompany), ratedStatements, callWeights.fewest);
  const others = untold.filter(
    (one) =>
      changes.test(one.polished) && !namesPart.test(one.polished) && worth(one) >= callWeights.leastOfAny,
  );
  return [...ofCompany, ...next(others, [...ratedStatements, ...ofCompany], callWeights.fewestOfAny)];
}

/** A figure beside the one before it says how something went. */
const changes =
  /\b(?:up|down|compared (?:to|with)|versus|from|(?:in|de)creased?|grew|rose|fell|improved|declined) .{0,30}\d/iu;
