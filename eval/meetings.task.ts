import type { Citation, CitedText, Decision, Proceedings } from '@ecco/domain';
import { builtInEngine, type Port, type Source } from '@ecco/engine';
import type { z } from 'zod';
import { type EvalTask, linesOf } from './eval-task.ts';
import { sourceOfUnits } from './marked/source-of-units.ts';
import { BoardMeeting } from './reference.schema.ts';

const { ports } = builtInEngine;

async function ask<Input, Output>(port: Port<Input, Output> | undefined, input: Input): Promise<Output> {
  if (port === undefined) throw new Error('the built-in engine lacks a port');
  return port(input);
}

type Line = z.infer<typeof BoardMeeting>;

/** A unit of the reference is a segment; a turn lasts until the next one. Minutes come as a document does. */
export function sourceOfMeeting({ kind, title, organisation: organization, turns }: Line): Source {
  const units = turns.map(({ speaker, start, text }, at) => {
    const end = turns[at + 1]?.start ?? start;
    return {
      speaker,
      text,
      startMs: start === null ? null : start * 1000,
      endMs: end === null ? null : end * 1000,
    };
  });
  const source = sourceOfUnits(kind === 'minutes' ? 'document' : 'meeting', units, title);
  return { ...source, context: { ...source.context, showName: organization } };
}

/** The ids of segments are the places of their turns. */
const turnOf = (citation: Citation | undefined): number => Number(citation?.segmentId ?? Number.NaN);
const citedTurn = ({ text, citations }: CitedText) => ({ text, turn: turnOf(citations[0]) });

/** Sentences in their order, as many as a number of words holds. */
function within(sentences: readonly CitedText[], words: number): CitedText[] {
  let left = words;
  return sentences.filter(({ text }) => {
    const length = text.split(/\s+/u).length;
    if (length > left) return false;
    left -= length;
    return true;
  });
}

const decisionLine = (decision: Decision) => ({
  text: decision.motion.text,
  turn: turnOf(decision.outcome),
  result: decision.result?.value ?? null,
  yes: decision.yes?.value ?? null,
  no: decision.no?.value ?? null,
  abstain: decision.abstain?.value ?? null,
  mover: decision.movedBy?.value ?? null,
});

const signalLine = (signal: Proceedings['signals'][number]) => ({
  kind: signal.kind,
  text: signal.sentence.text,
  turn: turnOf(signal.places[0]),
  amount: signal.amount?.value.text ?? signal.measure?.value ?? null,
  stage: signal.stage?.value ?? null,
});

/** Words of the summary on the page that are scored. */
const overviewWords = 220;

async function* meetings(split: string) {
  for await (const value of linesOf(`board-meetings/${split}/meetings.jsonl`)) {
    const line = BoardMeeting.parse(value);
    const source = sourceOfMeeting(line);
    const outline = await ask(ports.outline, source);
    const input = { ...source, outline };
    const analysis = await ask(ports.analyse, input);
    const overview = await ask(ports.overview, input);
    const highlights = await ask(ports.highlights, input);
    const { decisions, signals } = await ask(ports.proceedings, input);
    const answers: object[] = [];
    for (const { q } of line.gold.questions) {
      const { found, sentences } = await ask(ports.answer, {
        query: q,
        sources: [{ ...source, outline, analysis }],
      });
      const text = sentences.map((sentence) => sentence.text).join(' ');
      const turns = sentences.flatMap(({ citations }) => citations.map(turnOf));
      answers.push({ q, found, text, turns });
    }
    const shown = [
      ...(analysis.oneLiner === null ? [] : [analysis.oneLiner]),
      ...analysis.tldr,
      ...overview.keyInsights,
    ];
    yield {
      id: line.id,
      chapters: outline.chapters.map(({ title, firstSegment }) => ({ title, first_turn: firstSegment })),
      decisions: decisions.map(decisionLine),
      signals: signals.map(signalLine),
      overview: within(shown, overviewWords).map(citedTurn),
      highlights: highlights.map(({ text, segmentId }) => ({ text, turn: Number(segmentId) })),
      answers,
    };
  }
}

export const meetingTasks: EvalTask[] = [
  { name: 'meetings-gold', scorer: ['eval_meetings_gold.py', '--show'], predict: meetings },
];
