/**
 * The run of an item through the pipeline, from a source to a page that can be read, searched and quoted.
 *
 * A source is fetched (acquire), read into words or heard by a transcriber (transcript), and cut into segments
 * with ids that last (process). The engine then says who speaks (speakers), what is talked about in which order
 * (outline), what matters (overview), what is worth quoting (highlights), the short form, topics and
 * organisations (analysis), and which claims are made (assertions).
 *
 * Each stage is one job. `process/conductor.ts` conducts it: reads, computes without a transaction, then writes the
 * result, the new status and the next job in one short transaction that is guarded by the item's run and awaited
 * stage. So a job delivered twice or late changes nothing, and a killed process resumes at the first stage not
 * written. `docs/decisions/0010-stages.md` says why.
 */
import type { StageName } from '@ecco/domain';
import { acquireStage } from './acquire.stage.ts';
import { analysisStage } from './analysis.stage.ts';
import { assertionsStage } from './assertions.stage.ts';
import { highlightsStage } from './highlights.stage.ts';
import { outlineStage } from './outline.stage.ts';
import { overviewStage } from './overview.stage.ts';
import { processStage } from './process.stage.ts';
import { speakersStage } from './speakers.stage.ts';
import type { Stage } from './stage.type.ts';
import { transcriptStage } from './transcript.stage.ts';

/** The stages in order. */
export const stages: readonly Stage[] = [
  acquireStage, // IGNITING_ROCKET_BOOSTERS
  transcriptStage, // TRANSCRIBING or PROCESSING_VIDEO, then TRANSCRIPT_RECEIVED
  processStage, // PROCESSING_TRANSCRIPT
  speakersStage, // IDENTIFYING_SPEAKERS, then TRANSCRIPTION_COMPLETE
  outlineStage, // SUMMARIZING_STAGE_1
  overviewStage, // SUMMARIZING_STAGE_2
  highlightsStage, // HIGHLIGHTING, then SUMMARY_COMPLETE
  analysisStage, // PERFORMING_ANALYSIS, then ANALYSIS_COMPLETE
  assertionsStage, // EXTRACTING_ASSERTIONS, then the end
];

/** The stage after this one; null after the last. */
export function stageAfter(name: StageName): StageName | null {
  const index = stages.findIndex((stage) => stage.name === name);
  return stages[index + 1]?.name ?? null;
}
