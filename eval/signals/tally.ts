import type { SignalLabel } from './label.schema.ts';
import type { SignalMatches } from './match.ts';
import type { ProductSignal } from './product-signals.ts';

type Count = { right: number; of: number };

/** What was matched in one source. */
export type SourceMatches = SignalMatches & { source: string; type: string };

const show = ({ right, of }: Count): string =>
  of === 0 ? '- (0)' : `${(right / of).toFixed(3)} (${right} of ${of})`;

const countOf = <One>(all: readonly One[], isRight: (one: One) => boolean): Count => ({
  right: all.filter(isRight).length,
  of: all.length,
});

type Hit = SignalMatches['hits'][number];

const isCorrect = ({ label, found }: Hit): boolean =>
  found.amount === label.amount?.value || label.otherAmounts.some((one) => one === found.amount);
const stageRight = ({ label, found }: Hit): boolean =>
  found.stage === label.stage || label.otherStages.some((one) => one === found.stage);

function votesRight({ label, found }: Hit): boolean {
  const { yes, no, abstain } = label.votes ?? {};
  const agrees = (mine: number | undefined, reported: number | null | undefined) =>
    mine === undefined || mine === reported;
  return (
    agrees(yes, found.votes?.yes) && agrees(no, found.votes?.no) && agrees(abstain, found.votes?.abstain)
  );
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]+/g, '');

/** What is told of the events that were found: of all that is told how much is right, of all there is how much is told. */
export function fieldLines(all: readonly SourceMatches[]): string[] {
  const hits = all.flatMap((one) => one.hits);
  const withAmount = hits.filter(({ label }) => label.amount !== undefined);
  const reported = hits.filter(({ found }) => found.amount !== null);
  const withVotes = hits.filter(({ label }) => label.votes !== undefined);
  const withClass = hits.filter(
    ({ found, label }) => found.assetClass !== null && label.assetClass !== undefined,
  );
  return [
    `amounts told that are right: ${show(countOf(reported, isCorrect))}; amounts labelled that are told: ${show(countOf(withAmount, isCorrect))}`,
    `votes counted as labelled: ${show(countOf(withVotes, votesRight))}`,
    `stages right: ${show(
      countOf(
        hits.filter(({ label }) => label.stage !== undefined),
        stageRight,
      ),
    )}`,
    `asset classes told that are right: ${show(
      countOf(withClass, ({ found, label }) =>
        plain(found.assetClass ?? '').includes(plain(label.assetClass ?? '')),
      ),
    )}`,
  ];
}

const rate = (name: string, count: { hits: number; wrong: number; missed: number }): string =>
  `${name}: precision ${show({ right: count.hits, of: count.hits + count.wrong })}, recall ${show({ right: count.hits, of: count.hits + count.missed })}`;

/** Precision and recall of some sources together. */
export const rateLine = (name: string, all: readonly SourceMatches[]): string =>
  rate(name, {
    hits: all.flatMap(({ hits }) => hits).length,
    wrong: all.flatMap(({ wrong }) => wrong).length,
    missed: all.flatMap(({ missed }) => missed).length,
  });

/** Precision and recall for each kind, and recall by who acts: of what is not labeled nobody said who does. */
export function partLines(all: readonly SourceMatches[]): string[] {
  const hits = all.flatMap((one) => one.hits.map(({ label }) => label));
  const missed = all.flatMap((one) => one.missed);
  const wrong = all.flatMap((one) => one.wrong.map(({ found }) => found));
  const kinds = [...new Set([...hits, ...missed, ...wrong].map(({ kind }) => kind))].sort();
  const actors = [...new Set([...hits, ...missed].map(({ actor }) => actor))].sort();
  const isOf = (kind: string) => (one: ProductSignal | SignalLabel) => one.kind === kind;
  return [
    ...kinds.map((kind) =>
      rate(kind, {
        hits: hits.filter(isOf(kind)).length,
        wrong: wrong.filter(isOf(kind)).length,
        missed: missed.filter(isOf(kind)).length,
      }),
    ),
    ...actors.map((actor) => {
      const of = (labels: readonly SignalLabel[]) => labels.filter((label) => label.actor === actor).length;
      return `by a ${actor}: recall ${show({ right: of(hits), of: of(hits) + of(missed) })}`;
    }),
  ];
}
