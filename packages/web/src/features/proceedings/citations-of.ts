import type { Citation, Decision, Proceedings, Signal } from '@ecco/contract';

const citationsOfFields = (fields: readonly ({ citation: Citation } | null)[]): Citation[] =>
  fields.flatMap((reported) => reported?.citation ?? []);

const ofDecision = (decision: Decision): Citation[] => [
  ...decision.motion.citations,
  ...citationsOfFields([
    decision.moved_by,
    decision.seconded_by,
    decision.yes,
    decision.no,
    decision.abstain,
  ]),
  ...decision.ballots.map(({ citation }) => citation),
  ...[...decision.amounts, ...decision.conditions].flatMap(({ citations }) => citations),
];

const ofSignal = (signal: Signal): Citation[] => [
  ...citationsOfFields([signal.stage, signal.amount, signal.measure]),
  ...signal.sentence.citations,
  ...citationsOfFields([signal.manager, signal.vehicle, signal.person, signal.asset_class]),
  ...citationsOfFields([signal.strategy, signal.consultant, signal.who, signal.decided, signal.effective]),
];

/** Every source of proceedings, in the order in which they are read. */
export const citationsOf = ({ decisions, signals }: Proceedings): Citation[] => [
  ...decisions.flatMap(ofDecision),
  ...signals.flatMap(ofSignal),
];
