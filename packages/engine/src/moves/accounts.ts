import type { CitedField, Money, Signal, SignalKind, SignalStage } from '@ecco/domain';
import { readMoney, readRates } from '../figures/money.ts';
import { citedTerm, emptyFields } from '../meeting/signals/cited-fields.ts';
import type { FactSentence } from '../meeting/signals/discussion.ts';
import { assetClass } from '../meeting/signals/fields.lexicon.ts';
import { isOneThing } from '../meeting/signals/one-thing.ts';
import { citedValue, type Words } from '../meeting/signals/words.ts';
import type { Segment } from '../ports/ports.ts';
import { foldApostrophes } from '../words/fold.ts';
import {
  accountBegins,
  accountEnds,
  bearsSum,
  isFlow,
  managesMoney,
  noAccount,
  ofPension,
  planMoney,
  planRate,
  voidsContribution,
} from './account.lexicon.ts';

/** So often a firm that manages money of others speaks of it at least. */
const leastSaid = 4;

/** What clients of a manager, and plans of a company, do with their money, as a call tells it. */
export function findAccounts(tellings: readonly FactSentence[], segments: readonly Segment[]): Signal[] {
  const said = segments.reduce((sum, { text }) => sum + managesMoney.count(text), 0);
  const isVoid = tellings.some(({ words }) => voidsContribution.test(foldApostrophes(words.text)));
  const signals = tellings
    .filter(isOneThing)
    .flatMap((telling, at, all) => [
      ...(said >= leastSaid ? ofClients(telling) : []),
      ...ofPlan(telling, all[at - 1]).map((signal) => (isVoid ? { ...signal, amount: null } : signal)),
    ]);
  return signals.filter((one, at) => signals.findIndex((other) => isSame(one, other)) === at);
}

/** What is told again with the same sum, or a plan's contribution without one. */
const isSame = (one: Signal, other: Signal): boolean =>
  one === other ||
  (one.kind === other.kind && sumOf(one) === sumOf(other) && (sumOf(one) !== null || isOfContribution(one)));

const sumOf = ({ amount }: Signal): number | null => amount?.value.value ?? null;
const isOfContribution = ({ kind, measure }: Signal): boolean => kind === 'rate_change' && measure === null;

/** An account of a client that is told with one sum: sums of several are no event. */
function ofClients({ words }: FactSentence): Signal[] {
  const text = foldApostrophes(words.text);
  const isEnd = accountEnds.test(text);
  if (!(isEnd || accountBegins.test(text)) || noAccount.test(text)) return [];
  const sums = readMoney(words.text).filter(({ value }) => value >= leastAccount);
  const [sum, other] = sums;
  if (sum === undefined || other !== undefined || isRange(sum)) return [];
  return [
    accountSignal(words, {
      kind: isEnd ? 'termination' : 'hire',
      stage: 'completed',
      sum: ownSum(words, sum),
    }),
  ];
}

const leastAccount = 1e6;

/** "Between $20 million and $60 million" is two sums, and no event's. */
const isRange = ({ terms }: Money): boolean => terms !== null && (terms.to !== null || terms.from !== null);

type Sum = Money & { start: number; end: number };

/** Letters between a sum and what it is of, where nothing else can come between. */
const beside = 50;

/** A sum that stands beside an account, a mandate or a contribution; one of flows is of more than that. */
function ownSum({ text }: Words, sum: Sum): Sum | undefined {
  const before = text.slice(Math.max(0, sum.start - beside), sum.start).replace(/^.*[,;.]\s/su, '');
  const behind = text.slice(sum.end, sum.end + beside).replace(/[,;.](?:\s|$).*$/su, '');
  const isOwn = bearsSum.test(before) || bearsSum.test(behind);
  return isOwn && !isFlow.test(before) && !isFlow.test(behind) ? sum : undefined;
}

/** What a company pays into its plan, or assumes for it. */
function ofPlan({ words }: FactSentence, before: FactSentence | undefined): Signal[] {
  const text = foldApostrophes(words.text);
  const [sum, other] = readMoney(words.text);
  const isOne = sum !== undefined && other === undefined && !isRange(sum);
  if (planMoney.test(text) && isOne && isAhead.test(text))
    return [accountSignal(words, { kind: 'rate_change', stage: 'approved', sum: ownSum(words, sum) })];
  const isOfPlan = ofPension.test(text) || ofPension.test(foldApostrophes(before?.words.text ?? ''));
  const [rate] = readRates(words.text);
  if (!planRate.test(text) || !isOfPlan || rate === undefined) return [];
  const changed = accountSignal(words, { kind: 'rate_change', stage: 'completed' });
  return [{ ...changed, measure: citedValue(rate, { words, text: rate }) }];
}

const isAhead =
  /\b(?:will|expect|expects|expected|plan|plans|anticipate|intend|required|requirement|this year|next year)\b/iu;

type AccountAct = { kind: SignalKind; stage: SignalStage; sum?: (Money & { start: number }) | undefined };

function accountSignal(words: Words, { kind, stage, sum }: AccountAct): Signal {
  return {
    ...emptyFields,
    kind,
    sentence: { text: words.text, verbatim: true, citations: words.citations },
    amount: sum === undefined ? null : citedMoney(sum, words),
    assetClass: kind === 'rate_change' ? null : citedTerm(words, assetClass),
    stage: citedValue(stage, { words, text: words.text, certainty: 'inferred' }),
    places: words.citations.slice(0, 1),
  };
}

const citedMoney = ({ text, value, currency, terms }: Money, words: Words): CitedField<Money> =>
  citedValue({ text, value, currency, terms }, { words, text });
