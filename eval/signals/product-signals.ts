import type { Citation, Decision, Proceedings, Signal, SignalKind, SignalStage } from '@ecco/domain';
import { builtInEngine, type Port, type Source } from '@ecco/engine';

export type Votes = { yes: number | null; no: number | null; abstain: number | null };

/** One signal as the product tells it. */
export type ProductSignal = {
  kind: SignalKind;
  stage: SignalStage | null;
  amount: number | null;
  assetClass: string | null;
  votes: Votes | null;
  places: readonly Citation[];
  text: string;
};

const { ports } = builtInEngine;

async function ask<Input, Output>(port: Port<Input, Output> | undefined, input: Input): Promise<Output> {
  if (port === undefined) throw new Error('the built-in engine lacks a port');
  return port(input);
}

/** Everything that the engine tells of a source: its signals, and the decisions that no signal tells, which are votes. */
export async function findIn(source: Source): Promise<ProductSignal[]> {
  const outline = await ask(ports.outline, source);
  return productSignals(await ask(ports.proceedings, { ...source, outline }));
}

/** What was read of a source, one for each event. */
export function productSignals({ signals, decisions }: Proceedings): ProductSignal[] {
  const reported = signals.map((signal) => ofSignal(signal, decisions));
  const others = decisions.filter(
    (decision) => !reported.some(({ places }) => places.some((place) => isOf(place, decision))),
  );
  return [...reported, ...others.map(ofDecision)];
}

/** Whether a place is one of those that tell a decision. */
function isOf({ segmentId, quote }: Citation, { outcome, motion }: Decision): boolean {
  const places = [outcome, ...motion.citations];
  return places.some((place) => place.segmentId === segmentId && meet(place.quote, quote));
}

const meet = (one: string, other: string): boolean => one.includes(other) || other.includes(one);

function ofSignal(signal: Signal, decisions: readonly Decision[]): ProductSignal {
  const decision = decisions.find((one) => signal.places.some((place) => isOf(place, one)));
  return {
    kind: signal.kind,
    stage: signal.stage?.value ?? null,
    amount: signal.amount?.value.value ?? null,
    assetClass: signal.assetClass?.value ?? null,
    votes: decision === undefined ? null : votesOf(decision),
    places: signal.places,
    text: signal.sentence.text,
  };
}

const votesOf = ({ yes, no, abstain }: Decision): Votes => ({
  yes: yes?.value ?? null,
  no: no?.value ?? null,
  abstain: abstain?.value ?? null,
});

const stageOf = { carried: 'approved', failed: 'rejected', withdrawn: null, deferred: null } as const;

const ofDecision = (decision: Decision): ProductSignal => ({
  kind: 'vote',
  stage: decision.result === null ? null : stageOf[decision.result.value],
  amount: null,
  assetClass: null,
  votes: votesOf(decision),
  places: [decision.outcome, ...decision.motion.citations],
  text: decision.motion.text,
});
