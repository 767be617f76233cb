import type { Item } from '@ecco/store';
import type { ComparedTranscripts } from '../comparison/compare-transcripts.ts';
import { findTranscript, saveTranscript } from '../item/transcript-file.ts';
import type { StageTools } from '../stages/stage.type.ts';
import { PipelineError } from '../work/pipeline.errors.ts';

const transcriptGone = () =>
  new PipelineError({
    code: 'ingest.revision_not_usable',
    message: 'This transcript is no longer stored.',
  });

type Comparison = { item: Item; key: string; signal: AbortSignal };

/**
 * The transcript under a key held against the lines of the item as they stand. Its voices are called as those of the item from
 * then on.
 */
export async function compareRevision(
  { store, pool }: Pick<StageTools, 'store' | 'pool'>,
  { item, key, signal }: Comparison,
): Promise<ComparedTranscripts> {
  const transcript = await findTranscript(store.files, key);
  if (transcript === null) throw transcriptGone();
  const [lines, speakers] = await Promise.all([
    store.segments.ofItem(item.id),
    store.speakers.ofItem(item.id),
  ]);
  const before = lines.map(({ id, text, said, speakerLabel, startMs }) => {
    return { id, text, said, speaker: speakerLabel, startMs };
  });
  const named = speakers.flatMap(({ provenance, label, name }) =>
    provenance === 'hand' ? [{ label, name }] : [],
  );
  const input = { itemId: item.id, before, runs: transcript.runs, named };
  const compared = await pool.run('compareTranscripts', input, signal);
  const labels = new Map(compared.labels);
  if ([...labels].some(([label, called]) => label !== called)) {
    const called = (label: string): string => labels.get(label) ?? label;
    const runs = transcript.runs.map((run) => ({ ...run, speaker: run.speaker && called(run.speaker) }));
    const voices = transcript.voices?.map((voice) => ({ ...voice, speaker: called(voice.speaker) }));
    await saveTranscript(store.files, key, { ...transcript, voices, runs });
  }
  return compared;
}
