import type { CitedText, Outline } from '@ecco/domain';
import { needsSpeaker } from '../discourse/self-contained.ts';
import { findEntities } from '../entities/find-entities.ts';
import { planSummary } from '../overview/plan-summary.ts';
import { tellMeeting } from '../overview/tell-meeting.ts';
import type { FoundAnalysis, Source } from '../ports/ports.ts';
import { openGate } from '../proof/gate.ts';
import { readSource } from '../reading/reading.ts';
import { toCitedText } from '../salience/cited-text.ts';
import { type Rated, rateSentences } from '../salience/salience.ts';
import { identifySpeakers } from '../speakers/identify-speakers.ts';
import { findKeyTopics } from './key-topics.ts';

/** The item in one line, in at most five cited sentences, in topics and in names. */
export function analyse(source: Source & { outline: Outline }): FoundAnalysis {
  const reading = readSource(source);
  const { oneLiner, tldr } = planSummary({ context: source.context, segments: source.segments });
  const gate = openGate(source.segments);
  const meeting = tellMeeting(source);
  return {
    oneLiner: meeting?.oneLiner ?? (oneLiner === null ? null : gate.pass(attributed(source, oneLiner))),
    tldr: meeting?.tldr ?? gate.passAll(tldr.map((one) => toCitedText(source.segments, one))),
    keyTopics: findKeyTopics(source, reading, rateSentences(source)),
    entities: reading.english ? findEntities(source).slice(0, 60) : [],
  };
}

/** A line that says "we" tells whose it is, where that is known; in quotation marks where every word was said. */
function attributed(source: Source, one: Rated): CitedText {
  const cited = toCitedText(source.segments, one);
  const speaker = identifySpeakers(source).find(({ label }) => label === one.sentence.speaker);
  if (speaker === undefined || speaker.provenance === null || !needsSpeaker(one.polished)) return cited;
  const words = cited.verbatim ? `“${cited.text}”` : cited.text;
  return { ...cited, text: `${speaker.name}: ${words}`, verbatim: false };
}
