import type { Outline, Overview } from '@ecco/domain';
import type { Source } from '../ports/ports.ts';
import { openGate } from '../proof/gate.ts';
import { toCitedText } from '../salience/cited-text.ts';
import type { Rated } from '../salience/salience.ts';
import { planSummary } from './plan-summary.ts';

/** The key insights of an item, three to seven that stand alone, and at most two sentences on why it matters. */
export function buildOverview({ context, segments }: Source & { outline: Outline }): Overview {
  const { insights, matters } = planSummary({ context, segments });
  const gate = openGate(segments);
  const cite = (list: Rated[]) => gate.passAll(list.map((one) => toCitedText(segments, one)));
  return { keyInsights: cite(insights), whyItMatters: cite(matters) };
}
