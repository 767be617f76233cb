import type { Outline, Overview } from '@ecco/domain';
import type { Source } from '../ports/ports.ts';
import { openGate } from '../proof/gate.ts';
import { toCitedText } from '../salience/cited-text.ts';
import type { Rated } from '../salience/salience.ts';
import { planSummary } from './plan-summary.ts';
import { tellMeeting } from './tell-meeting.ts';

/** The key insights of an item, at most seven that stand alone, and at most two sentences on why it matters. */
export function buildOverview(source: Source & { outline: Outline }): Overview {
  const { context, segments } = source;
  const { insights, matters } = planSummary({ context, segments });
  const gate = openGate(segments);
  const cite = (list: Rated[]) => gate.passAll(list.map((one) => toCitedText(segments, one)));
  const meeting = tellMeeting(source);
  return { keyInsights: meeting?.keyInsights ?? cite(insights), whyItMatters: cite(matters) };
}
