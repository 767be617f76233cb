/**
 * Plain text and Markdown in which turns begin with a name. A name counts where it comes back, or where so many lines
 * begin with one that the text is a conversation; a colon in running prose names nobody.
 */
import type { OpenReport } from '../report/reading.report.ts';
import type { TranscriptAbout, TranscriptSegment } from '../source.type.ts';
import { joinAllSpoken } from '../text/line-end.ts';
import { withoutLineNumbers } from '../text/line-number.ts';
import { piecesOf, toLines } from '../text/text-decoding.ts';
import { withHeadedNames } from './headed-name.line.ts';
import { withUsualLabels } from './odd-label.line.ts';
import { printedRoles } from './printed-role.line.ts';
import { isPublicLabel, type LabeledLine, readLabel, readName, readUnlabeled } from './speaker.label.ts';
import { withStackedHeads } from './stacked-head.line.ts';
import { isDated, readPreamble } from './text.preamble.ts';
import { holdsTimeMarks, readTimeMarks, shareTimes, sinceFirst } from './time.mark.ts';
import { withNamesFirst } from './timed-name.line.ts';
import { withTurnLayouts } from './turn-layout.line.ts';
import { notesIn, withoutNotes } from './unspoken.line.ts';

type Turn = LabeledLine & { bold: boolean; heading: boolean };

// "Break: [00:12:13]" marks a pause of the recording and is said by nobody.
const pauseMark = /^[*_]{0,2}(?:ad )?(?:break|intro|outro|music)[*_]{0,2}:?[*_]{0,2}\s*[[(]?[\d:.]*[\])]?$/i;

type TextTranscript = { about: TranscriptAbout; segments: TranscriptSegment[] };

/** A plain-text transcript and what it says of itself before its first turn. */
export function readTextFile(text: string, report?: OpenReport): TextTranscript {
  const lines = usualLines(text.replace(/^\ufeff/, ''));
  const trusted = trustedNames(paragraphsOf(lines).map(readTurn));
  const { about, firstLine } = readPreamble(lines, firstTurnOf(lines, trusted));
  const segments = segmentsOf(lines.slice(firstLine));
  const unspoken = [...withoutLineNumbers(toLines(text)).heads, ...notesIn(allParagraphs(lines))];
  for (const excerpt of unspoken) report?.note({ what: 'line-unspoken', excerpt });
  const voices = new Set(segments.flatMap(({ speaker }) => (speaker === null ? [] : [speaker])));
  return { about: { ...about, people: printedRoles(toLines(text), voices) }, segments };
}

const firstTurnOf = (lines: readonly string[], trusted: ReadonlySet<string>): number =>
  lines.findIndex((line, index) => {
    const { speaker, timeMs } = readTurn(unescapeMarkdown(line.slice(0, 300)).trim());
    if (speaker !== null && isDated(lines, index)) return false;
    return timeMs !== null || (speaker !== null && trusted.has(speaker));
  });

/** One segment for each paragraph of a turn, with the turn's speaker; times where the text states them. */
export const readTextTranscript = (text: string): TranscriptSegment[] => segmentsOf(usualLines(text));

function segmentsOf(lines: readonly string[]): TranscriptSegment[] {
  const paragraphs = paragraphsOf(lines);
  const turns = paragraphs.map(readTurn);
  const trusted = trustedNames(turns);
  const segments: TranscriptSegment[] = [];
  let speaker: string | null = null;
  let startMs: number | null = null;
  // A time alone on its line is that of whoever speaks next.
  let aloneMs: number | null = null;
  for (const [at, labeled] of turns.entries()) {
    const named = labeled.speaker !== null && trusted.has(labeled.speaker);
    if (named) speaker = labeled.speaker;
    const turn = named || labeled.speaker === null ? labeled : readUnlabeled(paragraphs[at] ?? '');
    startMs = turn.timeMs ?? (named ? aloneMs : startMs);
    aloneMs = turn.text === '' && !named ? startMs : null;
    if (turn.text === '') continue;
    segments.push({ speaker, text: turn.text, startMs, endMs: null });
    startMs = null;
  }
  return withEnds(shareTimes(sinceFirst(readTimeMarks(segments))));
}

/** Whether a text reads as a conversation: at least two names and many labeled paragraphs, or times of a recording. */
export function isTextTranscript(text: string): boolean {
  const paragraphs = paragraphsOf(usualLines(text.slice(0, 200_000)));
  const turns = paragraphs.map(readTurn);
  if (isTimed(turns, paragraphs) || paragraphs.some(holdsTimeMarks)) return true;
  const names = trustedNames(turns);
  const labeled = turns.filter((turn) => turn.speaker !== null && names.has(turn.speaker)).length;
  return names.size >= 2 && labeled >= 4 && labeled / turns.length >= 0.2;
}

/**
 * Paragraphs behind times in order: the first of them within a minute, for no agenda begins at 0:05, or all of them to the
 * second and in brackets or with hours, as a part of a recording has them.
 */
function isTimed(turns: readonly Turn[], paragraphs: readonly string[]): boolean {
  const times = turns.flatMap(({ timeMs }) => (timeMs === null ? [] : [timeMs]));
  const isInOrder = times.every((time, at) => time >= (times[at - 1] ?? 0));
  if (times.length < 5 || times.length / turns.length < 0.3 || !isInOrder) return false;
  return (times[0] ?? 0) < 60_000 || isToTheSecond(paragraphs, times.length);
}

/** "[2:31:21]", "[31:21]". */
const bracketedTime = /^\[\d{1,3}(:\d{2})?:\d(\d)(?:[.,]\d{1,3})?\]/;
/** "2:31:21", behind which neither a noon nor another time stands. */
const bareTime = /^\d{1,3}(:\d{2}):\d(\d)(?:[.,]\d{1,3})?\s+(?![ap]\.?m\b|[-–]|\d{1,2}:\d)/iu;

/** Whether so many paragraphs begin with such times. Where they may be hours, most are not of five minutes, as agendas are. */
function isToTheSecond(paragraphs: readonly string[], count: number): boolean {
  const marks = paragraphs.flatMap((paragraph) => {
    const mark = bracketedTime.exec(paragraph) ?? bareTime.exec(paragraph);
    return mark === null ? [] : [{ hasHours: mark[1] !== undefined, isRound: /[05]/.test(mark[2] ?? '') }];
  });
  const odd = marks.filter(({ hasHours, isRound }) => hasHours || !isRound).length;
  return marks.length === count && odd > count / 2;
}

function trustedNames(all: readonly Turn[]): Set<string> {
  const fields = fieldsIn(all);
  const turns = all.map((turn) => (fields.has(turn.speaker ?? '') ? { ...turn, speaker: null } : turn));
  const named = turns.filter((turn) => turn.speaker !== null);
  // Where names stand on lines of their own, a colon in a paragraph is punctuation.
  const headed = named.filter((turn) => turn.heading);
  const counts = countNames(headed.length >= 2 ? headed : named);
  const bold = countNames(named.filter((turn) => turn.bold));
  const conversation = named.length >= 2 && counts.size >= 2 && named.length / turns.length >= 0.3;
  const trusted = [...counts].filter(
    ([name, count]) =>
      conversation ||
      count >= 3 ||
      headed.length >= 2 ||
      (bold.has(name) && bold.size >= 2) ||
      isPublicLabel(name),
  );
  return new Set(trusted.map(([name]) => name));
}

const value = /^(?:[$€£¥]\s?\d|\d|https?:\/\/|[A-Z]{2}$|n\/a$)/u;
const answered = /^(?:aye|yes|yea|no|nay|here|present|second|so moved)\b/iu;
/** A label is that of a field where it comes back so often, and so many of its texts are values. */
const [fewestValues, mostlyValues] = [3, 0.7];

/** Labels of a record's fields, which head no words: "Assets: $25 billion", "State: FL". */
function fieldsIn(turns: readonly Turn[]): ReadonlySet<string> {
  const byLabel = Map.groupBy(turns, ({ speaker }) => speaker ?? '');
  const isField = (texts: readonly string[]): boolean => {
    const values = texts.filter((text) => value.test(text) && !answered.test(text) && text.length < 200);
    return texts.length >= fewestValues && values.length >= texts.length * mostlyValues;
  };
  const labels = [...byLabel].filter(([label, own]) => label !== '' && isField(own.map(({ text }) => text)));
  return new Set(labels.map(([label]) => label));
}

function countNames(turns: readonly Turn[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { speaker } of turns) if (speaker !== null) counts.set(speaker, (counts.get(speaker) ?? 0) + 1);
  return counts;
}

/** Paragraphs are parted by empty lines; inside one, a line that begins with a label begins a new one. */
function allParagraphs(lines: readonly string[]): string[] {
  const paragraphs: string[][] = [];
  let open = false;
  for (const raw of lines.flatMap(piecesOf)) {
    const line = unescapeMarkdown(raw).trim();
    if (line === '' || /^(?:#{1,6}\s|[-=*_]{3,}$|```)/.test(line) || pauseMark.test(line)) open = false;
    else if (open && !startsTurn(line)) paragraphs.at(-1)?.push(line);
    else {
      paragraphs.push([line]);
      open = !isHeadingLine(line) && readLabel(line).text !== '';
    }
  }
  return paragraphs.map(joinAllSpoken);
}

const paragraphsOf = (lines: readonly string[]): string[] => withoutNotes(allParagraphs(lines));

/** Lines whose names and times stand where they usually do, whichever way they were printed. */
const usualLines = (text: string): string[] =>
  withHeadedNames(
    withNamesFirst(
      withTurnLayouts(withUsualLabels(withStackedHeads(withoutLineNumbers(toLines(text)).lines))),
    ),
  );

const startsTurn = (line: string): boolean => {
  const label = readLabel(line.slice(0, 300));
  return label.speaker !== null || label.timeMs !== null || isHeadingLine(line);
};

const unescapeMarkdown = (line: string): string => line.replace(/\\([[\]()*_#.!\-`])/g, '$1');

function readTurn(paragraph: string): Turn {
  const bold = /^(?:\*\*|__)/.test(paragraph);
  if (isHeadingLine(paragraph)) {
    const speaker = readName(paragraph.replace(/[*_]{1,2}/g, ''));
    return { speaker, timeMs: null, text: speaker ? '' : paragraph, bold, heading: true };
  }
  return { ...readLabel(paragraph), bold, heading: false };
}

/** "Jane Doe -- Chief Financial Officer" or "Operator" alone on a line, as earnings calls are printed. */
function isHeadingLine(line: string): boolean {
  const bare = line.replace(/[*_]{1,2}/g, '').trim();
  if (bare.length > 120 || /[.?!:]$/.test(bare)) return false;
  return /^operator$/i.test(bare) || /^\p{Lu}[^\n]{1,58}\s(?:--|—)\s\p{Lu}[^\n]{1,60}$/u.test(bare);
}

/** A turn ends where the next one with a time begins. */
export function withEnds(segments: readonly TranscriptSegment[]): TranscriptSegment[] {
  let next: number | null = null;
  const ended: TranscriptSegment[] = [];
  for (const segment of [...segments].reverse()) {
    const endMs =
      segment.endMs ?? (segment.startMs !== null && next !== null && next > segment.startMs ? next : null);
    ended.push({ ...segment, endMs });
    next = segment.startMs ?? next;
  }
  return ended.reverse();
}
