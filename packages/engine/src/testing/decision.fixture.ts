import type { Citation, Decision, DecisionResult } from '@ecco/domain';
import { findAmounts } from '../figures/money.ts';
import type { Source } from '../ports/ports.ts';

type DecisionInput = { motion: string; result: DecisionResult; votes?: [number, number]; amended?: boolean };

/** A decision by words of a source: the first segments that hold the motion, and those of its outcome. */
export function decisionOf(
  source: Source,
  outcome: string,
  { motion, result, votes, amended }: DecisionInput,
): Decision {
  const [moved, citation] = [citationOf(source, motion), citationOf(source, outcome)];
  const count = (value: number | undefined) =>
    value === undefined ? null : { value, certainty: 'stated' as const, citation: citation };
  return {
    motion: { text: motion, verbatim: true, citations: [moved] },
    basis: 'motion',
    movedBy: null,
    secondedBy: null,
    result: { value: result, certainty: 'stated', citation: citation },
    yes: count(votes?.[0]),
    no: count(votes?.[1]),
    abstain: null,
    ballots: [],
    voteUnread: null,
    amounts: findAmounts(motion).map(({ start, end }) => {
      const text = motion.slice(start, end);
      return { text, verbatim: true, citations: [{ ...moved, quote: text }] };
    }),
    conditions: [],
    amended: amended ?? false,
    move: null,
    outcome: citation,
    agendaItem: null,
  };
}

function citationOf({ segments }: Source, quote: string): Citation {
  const {
    id = '',
    startMs = null,
    endMs = null,
    page = null,
  } = segments.find(({ text }) => text.includes(quote)) ?? {};
  return { segmentId: id, quote, startMs, endMs, page };
}
