import { appendAll } from '@ecco/domain';
import type { Cue } from '../source.type.ts';
import { captionTimes } from './caption.time.ts';
import type { CueFile } from './vtt.parser.ts';

/** A cue whose times may be unknown: its words are kept all the same. */
export type ReadCue = Omit<Cue, 'startMs' | 'endMs'> & { startMs: number | null; endMs: number | null };

type CueFault = CueFile['faults'][number];

/**
 * The cues of a file in their order, those with times against the standard read as they were meant. `mended`, `untimed`:
 * those, and cues whose times nobody can read, as they stand.
 */
export function repairCues(file: CueFile): { cues: ReadCue[]; mended: CueFault[]; untimed: CueFault[] } {
  const { faults } = file;
  const cues = withMinutes(file.cues);
  const read: ReadCue[] = [];
  let from = 0;
  const [mended, untimed]: [CueFault[], CueFault[]] = [[], []];
  for (const fault of faults) {
    const { before, timing, text } = fault;
    appendAll(read, cues.slice(from, before));
    from = before;
    const times = captionTimes(timing);
    (times === null ? untimed : mended).push(fault);
    if (text !== '') read.push({ id: '', ...(times ?? { startMs: null, endMs: null }), text });
  }
  return { cues: [...read, ...cues.slice(from)], mended, untimed };
}

const hourMs = 3_600_000;
/** The standard reads "75:10.000" as hours and minutes; no recording is so long. */
const tooLateMs = 60 * hourMs;

/** Cues that go on from the ones before when two such units are minutes and seconds have these times. */
function withMinutes(cues: readonly Cue[]): Cue[] {
  let before: number | null = null;
  return cues.map((cue) => {
    const asMinutes = inMinutes(cue.startMs);
    const goesOn = before !== null && before <= asMinutes && asMinutes < before + hourMs;
    const times =
      cue.startMs >= tooLateMs && goesOn ? { startMs: asMinutes, endMs: inMinutes(cue.endMs) } : null;
    before = times?.startMs ?? cue.startMs;
    return { ...cue, ...times };
  });
}

const inMinutes = (ms: number): number => (ms - (ms % 1000)) / 60 + (ms % 1000);
