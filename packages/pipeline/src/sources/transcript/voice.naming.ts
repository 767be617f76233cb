/** Who speaks in captions that do not mark their voices: a name before a colon, or on a line of its own. */
import type { TranscriptSegment } from '../source.type.ts';
import { isCountedVoice, readLabel, readName } from './speaker.label.ts';

/** Names the voices of captions, whichever way the file gives them. */
export function nameVoices(given: readonly TranscriptSegment[]): TranscriptSegment[] {
  const runs = given.flatMap(turnsOf);
  const voices = runs.flatMap(({ speaker }) => (speaker === null ? [] : [speaker]));
  if (voices.length === 0)
    return nameByHead(runs, bracketed) ?? nameByLine(runs) ?? nameByHead(runs, dashed) ?? nameByPrefix(runs);
  if (!voices.every(isCountedVoice)) return carryVoice(runs);
  const named = nameByPrefix(runs.map((run) => ({ ...run, speaker: null })));
  return named.every(({ speaker }) => speaker !== null) ? named : carryVoice(runs);
}

const turnMark = /^\s*>{2,3}\s*/;
const dash = /^\s*[-–—]\s*(?=\S)/;

/** What a caption says by its marks: ">>" begins another voice, and lines that all begin with a dash are one voice each. */
function turnsOf(run: TranscriptSegment): TranscriptSegment[] {
  const lines = run.text.split('\n');
  const areDashed = lines.length > 1 && lines.every((line) => dash.test(line));
  const pieces: string[] = [];
  for (const line of lines) {
    const opens = pieces.length === 0 || areDashed || turnMark.test(line);
    pieces.push(opens ? line : `${pieces.pop() ?? ''}\n${line}`);
  }
  return pieces.map((piece, at) => {
    const isMarked = areDashed || turnMark.test(piece);
    const text = piece.replace(turnMark, '').replace(areDashed ? dash : /(?!)/, '');
    // Of one caption only the whole is timed.
    const times = at === 0 ? {} : { startMs: run.startMs };
    return { ...run, ...times, text, ...(isMarked && { opensTurn: true }) };
  });
}

const bracketed = /^[[(]([^\])\n]{2,60})[\])]:?\s+(?=\S)/;
const dashed = /^([^\n:–—-]{3,60}?)\s+[-–—]\s+(?=\S)/;

/** "[Jane Doe] …" or "Jane Doe - …" before the words of captions; null where it is not so, as in "[Applause] Thank you". */
function nameByHead(runs: readonly TranscriptSegment[], head: RegExp): TranscriptSegment[] | null {
  const names = runs.map(({ text }) => readName(head.exec(text)?.[1] ?? ''));
  const named = names.filter((name) => name !== null);
  const voices = new Set(named);
  const fits =
    named.length >= 3 &&
    named.length > voices.size &&
    [...voices].some((name) => /\s/.test(name) || isCountedVoice(name));
  if (!fits) return null;
  let speaker: string | null = null;
  return runs.map((run, at) => {
    speaker = names[at] ?? speaker;
    return { ...run, speaker, text: names[at] ? run.text.replace(head, '') : run.text };
  });
}

/** Captions that name speakers as "Jane:" keep the name until the next; only where labels come back. */
function nameByPrefix(runs: readonly TranscriptSegment[]): TranscriptSegment[] {
  const labels = runs.map((run) => readLabel(run.text.slice(0, 200)));
  const counts = new Map<string, number>();
  for (const { speaker } of labels) if (speaker) counts.set(speaker, (counts.get(speaker) ?? 0) + 1);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total < 3 && counts.size < 2) return [...runs];
  let speaker: string | null = null;
  return runs.map((run, index) => {
    const named = labels[index]?.speaker ?? null;
    if (named === null) return { ...run, speaker };
    speaker = named;
    return { ...run, speaker, text: run.text.slice(run.text.indexOf(':') + 1).trim() };
  });
}

/** Above this share of captions the first line is a name; fewer voices than one to so many captions speak in a meeting. */
const [mostlyNamed, captionsOfVoice] = [0.8, 2];

/** "Jane Doe" on the first line of nearly every caption, and her words below; null where it is not so. */
function nameByLine(runs: readonly TranscriptSegment[]): TranscriptSegment[] | null {
  const names = runs.map(({ text }) =>
    text.includes('\n') ? readName(text.slice(0, text.indexOf('\n'))) : null,
  );
  const named = names.filter((name) => name !== null);
  const voices = new Set(named).size;
  if (named.length < Math.max(2, runs.length * mostlyNamed) || voices * captionsOfVoice > named.length)
    return null;
  return runs.map((run, at) => {
    const speaker = names[at] ?? null;
    return speaker === null ? run : { ...run, speaker, text: run.text.slice(run.text.indexOf('\n') + 1) };
  });
}

/** A voice tag that is only set when the speaker changes holds for the cues that follow without one. */
function carryVoice(runs: readonly TranscriptSegment[]): TranscriptSegment[] {
  let speaker: string | null = null;
  return runs.map((run) => {
    speaker = run.speaker ?? speaker;
    return { ...run, speaker };
  });
}
