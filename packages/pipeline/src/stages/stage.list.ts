/**
 * The run of an item through the pipeline, from a source to a page that can be read, searched and quoted.
 *
 * A source is fetched (acquire), read into words or heard by a transcriber (transcript), and cut into segments
 * with ids that last (process). The engine then says who speaks (speakers), what is talked about in which order
 * (outline), what matters (overview), what is worth quoting (highlights), the short form, topics and
 * organizations (analysis), what a body did in a meeting (proceedings), and which claims are made (assertions).
 *
 * Each stage is one job. `process/conductor.ts` conducts it: reads, computes without a transaction, then writes the
 * result, the new status and the next job in one short transaction that is guarded by the item's run and awaited
 * stage. So a job delivered twice or late changes nothing, and a killed process resumes at the first stage not
 * written. `docs/decisions/0010-stages.md` says why.
 */
import { type StageName, stageNames } from '@ecco/domain';
import { acquireStage } from './acquire.stage.ts';
import { analysisStage } from './analysis.stage.ts';
import { assertionsStage } from './assertions.stage.ts';
import { highlightsStage } from './highlights.stage.ts';
import { outlineStage } from './outline.stage.ts';
import { overviewStage } from './overview.stage.ts';
import { proceedingsStage } from './proceedings.stage.ts';
import { processStage } from './process.stage.ts';
import { speakersStage } from './speakers.stage.ts';
import { positionOf, type Stage } from './stage.type.ts';
import { transcriptStage } from './transcript.stage.ts';

const stageOf: Readonly<Record<StageName, Stage>> = {
  acquire: acquireStage, // IGNITING_ROCKET_BOOSTERS
  transcript: transcriptStage, // TRANSCRIBING or PROCESSING_VIDEO, then TRANSCRIPT_RECEIVED
  process: processStage, // PROCESSING_TRANSCRIPT
  speakers: speakersStage, // IDENTIFYING_SPEAKERS, then TRANSCRIPTION_COMPLETE
  outline: outlineStage, // SUMMARIZING_STAGE_1
  overview: overviewStage, // SUMMARIZING_STAGE_2
  highlights: highlightsStage, // HIGHLIGHTING, then SUMMARY_COMPLETE
  analysis: analysisStage, // PERFORMING_ANALYSIS, then ANALYSIS_COMPLETE
  proceedings: proceedingsStage, // EXTRACTING_ASSERTIONS
  assertions: assertionsStage, // EXTRACTING_ASSERTIONS, then the end
};

/** The stages in the order of their names. */
export const stages: readonly Stage[] = stageNames.map((name) => stageOf[name]);

/** The stage after this one; null after the last. */
export const stageAfter = (name: StageName): StageName | null => stageNames[positionOf(name) + 1] ?? null;
