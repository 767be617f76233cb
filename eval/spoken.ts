/**
 * What the product tells of the votes of meetings that were only heard, beside what somebody found who read them. The
 * labels are places, counts and words of the reader; README.md says how they were made.
 */
import { join } from 'node:path';
import type { Decision } from '@ecco/domain';
import { builtInEngine } from '@ecco/engine';
import { askPort } from './marked/ask-port.ts';
import { unitsOfCaptions } from './marked/caption-units.ts';
import { readLines } from './marked/read-lines.ts';
import { sourceOfUnits } from './marked/source-of-units.ts';
import { LabeledMeeting, SpokenLabel, SpokenMeeting } from './spoken/label.schema.ts';
import { withVoices } from './spoken/numbered-voices.ts';
import { type Fault, type JudgedDecision, type SpokenScore, scoreSpoken } from './spoken/score-spoken.ts';

const fileOf = (name: string): string => join(import.meta.dirname, 'spoken', name);
const { ports } = builtInEngine;

async function decisionsOf(
  { body, title, segments }: LabeledMeeting,
  hasVoices: boolean,
): Promise<Decision[]> {
  const units = unitsOfCaptions(segments);
  const received = sourceOfUnits('meeting', hasVoices ? withVoices(units) : units, title);
  const source = { ...received, context: { ...received.context, showName: body } };
  const outline = await askPort(ports.outline, source);
  return (await askPort(ports.proceedings, { ...source, outline })).decisions;
}

const countsOf = ({ yes, no, abstain }: Decision): string =>
  [yes, no, abstain].map((side) => side?.value ?? '?').join('-');
const lineOf = ({ decision, label, faults }: JudgedDecision): string => {
  const { result, motion, outcome, movedBy, secondedBy } = decision;
  const verdict = label === null ? 'no label' : faults.join(', ') || 'right';
  const names = `${movedBy?.value ?? '?'}/${secondedBy?.value ?? '?'}`;
  return `${verdict} | ${motion.citations[0]?.segmentId}-${outcome.segmentId} ${result?.value ?? '-'} ${countsOf(decision)} ${names}: ${motion.text}`;
};

const share = (part: number, whole: number): string => (whole === 0 ? '-' : (part / whole).toFixed(2));

/** How many were told, how many of those are true and readable, how many were found, and what the others have wrong. */
function sumOf(name: string, all: readonly SpokenScore[]): string {
  const judged = all.flatMap((one) => one.judged);
  const right = judged.filter(({ label, faults }) => label !== null && faults.length === 0);
  const missed = all.flatMap((one) => one.missed);
  const position = right.filter(({ label }) => label?.optional === false).length;
  const requested = judged.filter(({ label }) => label?.optional === false).length + missed.length;
  const has = (fault: Fault): number => judged.filter(({ faults }) => faults.includes(fault)).length;
  const wrong = (['result', 'count', 'subject', 'mover', 'nothing named', 'no result'] as const)
    .map((fault) => `${fault} ${has(fault)}`)
    .join(', ');
  const unlabeled = judged.filter(({ label }) => label === null).length;
  return `${name}: told ${judged.length}, true and readable ${right.length} (${share(right.length, judged.length)}), found ${position} of ${requested} (${share(position, requested)}); wrong: ${wrong}; no label ${unlabeled}`;
}

type Options = {
  half: SpokenMeeting['half'];
  isShown: boolean;
  /** Each piece has the number of a voice, as a recognizer gives it. */
  hasVoices?: boolean;
};

/** Tells of one half of the meetings: of the unread one, which has no labels, each decision for reading. */
export async function* runSpoken(
  linesOf: (path: string) => AsyncIterable<unknown>,
  { half, isShown, hasVoices = false }: Options,
): AsyncGenerator<string> {
  const labels = readLines(fileOf('labels.jsonl'), SpokenLabel);
  const meetings = readLines(fileOf('meetings.jsonl'), SpokenMeeting);
  const requested = new Set(meetings.filter((one) => one.half === half).map(({ id }) => id));
  const all: SpokenScore[] = [];
  for await (const line of linesOf('civic-talk/dev/meetings.jsonl')) {
    const meeting = LabeledMeeting.parse(line);
    if (!requested.has(meeting.id)) continue;
    const own = labels.filter((label) => label.meeting === meeting.id);
    const scored = scoreSpoken(own, await decisionsOf(meeting, hasVoices));
    all.push(scored);
    yield sumOf(meeting.id, [scored]);
    const shown = isShown || half === 'unread' ? scored.judged : scored.judged.filter(isOpen);
    for (const one of shown) yield `  ${lineOf(one)}`;
    if (isShown)
      for (const label of scored.missed) yield `  missed | ${label.from}-${label.to} ${label.subject}`;
  }
  yield sumOf(`all ${all.length}`, all);
}

const isOpen = ({ label, faults }: JudgedDecision): boolean => label === null || faults.length > 0;
