/** Who speaks in captions that do not mark their voices: a name before a colon, or on a line of its own. */
import type { TranscriptSegment } from '../source.type.ts';
import { readLabel, readName } from './speaker.label.ts';

/** Names the voices of captions, whichever way the file gives them. */
export function nameVoices(runs: readonly TranscriptSegment[]): TranscriptSegment[] {
  if (runs.some((run) => run.speaker !== null)) return keepVoice(runs);
  return nameByLine(runs) ?? nameByPrefix(runs);
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
function keepVoice(runs: readonly TranscriptSegment[]): TranscriptSegment[] {
  let speaker: string | null = null;
  return runs.map((run) => {
    speaker = run.speaker ?? speaker;
    return { ...run, speaker };
  });
}
