import type { Outline } from '@ecco/domain';
import { findEntities } from '../entities/find-entities.ts';
import { planSummary } from '../overview/plan-summary.ts';
import { meetingSummary } from '../overview/summarize-meeting.ts';
import type { EntityAnalysis, Source } from '../ports/ports.ts';
import { openGate } from '../proof/gate.ts';
import { readSource } from '../reading/reading.ts';
import { toCitedText } from '../salience/cited-text.ts';
import { rateSentences } from '../salience/salience.ts';
import { attributed } from '../speakers/attributed.ts';
import { findKeyTopics } from './key-topics.ts';

/** The item in one line, in at most five cited sentences, in topics and in names. */
export function analyse(source: Source & { outline: Outline }): EntityAnalysis {
  const reading = readSource(source);
  const { oneLiner, tldr } = planSummary({ context: source.context, segments: source.segments });
  const gate = openGate(source.segments);
  const meeting = meetingSummary(source);
  return {
    oneLiner:
      meeting?.oneLiner ??
      (oneLiner === null ? null : gate.pass(attributed(source, toCitedText(source.segments, oneLiner)))),
    tldr: meeting?.tldr ?? gate.passAll(tldr.map((one) => toCitedText(source.segments, one))),
    keyTopics: findKeyTopics(source, reading, rateSentences(source)),
    entities: reading.english ? findEntities(source).slice(0, 60) : [],
  };
}
