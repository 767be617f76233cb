import type { AgendaItem, Decision, Figure, Signal } from '@ecco/domain';
import { builtInEngine, type Port } from '../../packages/engine/src/index.ts';
import type { GoldenText } from './golden-text.ts';

/** What the engine says of a text: its choices by heading, a line each. */
export type GoldenLines = Record<string, string[]>;

const { ports } = builtInEngine;

async function ask<Input, Output>(port: Port<Input, Output> | undefined, input: Input): Promise<Output> {
  if (port === undefined) throw new Error('the built-in engine lacks a port');
  return port(input);
}

const figureLine = ({ text, unit, direction, period }: Figure): string =>
  [text, unit, direction, period].filter((part) => part !== null).join(' | ');

const agendaLine = ({ number, title, state, firstSegment }: AgendaItem): string =>
  `from ${firstSegment}: ${number === null ? '' : `${number}. `}${title} (${state ?? 'nothing said'})`;

const decisionLine = (decision: Decision): string => {
  const { result, basis, movedBy, secondedBy, yes, no, abstain, motion } = decision;
  const votes = [yes, no, abstain].map((count) => count?.value ?? '?').join('-');
  const people = [movedBy, secondedBy].map((who) => who?.value ?? '?').join(', ');
  return `${result?.value ?? 'unknown'} by ${basis}, ${votes}, moved and seconded by ${people}: ${motion.text}`;
};

const signalLine = ({ kind, stage, sentence, ...fields }: Signal): string => {
  const { manager, vehicle, person, amount, measure, effective } = fields;
  const texts = [manager, vehicle, person, measure, effective].map((field) => field?.value);
  return [`${kind} ${stage?.value ?? ''}`, amount?.value.text, ...texts, sentence.text]
    .filter((part) => part !== undefined)
    .join(' | ');
};

/** Everything of a text that a reader is shown: chapters and where they begin, chosen sentences, claims, answers. */
export async function goldenLines({ source, asked }: GoldenText): Promise<GoldenLines> {
  const outline = await ask(ports.outline, source);
  const input = { ...source, outline };
  const [speakers, overview, analysis, highlights, claims, proceedings] = await Promise.all([
    ask(ports.identifySpeakers, source),
    ask(ports.overview, input),
    ask(ports.analyse, input),
    ask(ports.highlights, input),
    ask(ports.assertions, source),
    ask(ports.proceedings, input),
  ]);
  const textsOf = (sentences: { text: string }[]) => sentences.map(({ text }) => text);
  const answers: GoldenLines = {};
  for (const { query } of asked) {
    const { sentences } = await ask(ports.answer, { query, sources: [input] });
    answers[`answer: ${query}`] = textsOf(sentences);
  }
  return {
    speakers: speakers.map(({ label, name, role }) => `${label} is ${name}, ${role ?? 'no role'}`),
    chapters: outline.chapters.map(({ title, firstSegment }) => `from ${firstSegment}: ${title}`),
    'chapter sentences': outline.chapters.flatMap(({ summary, takeaways }) =>
      textsOf([...summary, ...takeaways]),
    ),
    'in one line': analysis.oneLiner === null ? [] : textsOf([analysis.oneLiner]),
    'short form': textsOf(analysis.tldr),
    insights: textsOf(overview.keyInsights),
    'why it matters': textsOf(overview.whyItMatters),
    highlights: textsOf(highlights),
    signals: proceedings.signals.map(signalLine),
    topics: analysis.keyTopics.map(({ label }) => label),
    names: analysis.entities.map(({ name, type }) => `${type}: ${name}`),
    agenda: proceedings.agenda.map(agendaLine),
    decisions: proceedings.decisions.map(decisionLine),
    claims: claims.map(({ text, kind, stance, theme }) => `${kind}, ${stance}, theme ${theme}: ${text}`),
    figures: claims.flatMap(({ figures }) => figures.map(figureLine)),
    ...answers,
  };
}
