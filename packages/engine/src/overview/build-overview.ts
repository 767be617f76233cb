import type { CitedText, Outline, Overview } from '@ecco/domain';
import type { MeetingSummary } from '../meeting/summary/meeting-summary.ts';
import type { Source } from '../ports/ports.ts';
import { openGate } from '../proof/gate.ts';
import { toCitedText } from '../salience/cited-text.ts';
import type { RatedStatement } from '../salience/salience.ts';
import { planSummary } from './plan-summary.ts';
import { meetingSummary } from './summarize-meeting.ts';

/** The key insights of an item, at most seven that stand alone, and at most two sentences on why it matters. */
export function buildOverview(source: Source & { outline: Outline }): Overview {
  const { context, segments } = source;
  const { insights, matters } = planSummary({ context, segments });
  const gate = openGate(segments);
  const cite = (list: RatedStatement[]) => gate.passAll(list.map((one) => toCitedText(segments, one)));
  const meeting = meetingSummary(source);
  return { keyInsights: meeting ? insightsOf(meeting) : cite(insights), whyItMatters: cite(matters) };
}

/** Of a meeting so short that its main points are all of it, those: that something was decided is no nothing. */
const insightsOf = ({ keyInsights, oneLiner, tldr }: MeetingSummary): CitedText[] =>
  keyInsights.length > 0 ? keyInsights : [oneLiner, ...tldr];
