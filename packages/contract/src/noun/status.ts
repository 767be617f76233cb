import { endStatus, type Status, statuses } from '@ecco/domain';

/** Percent shown on the progress bar while an item is in the status. */
const progressByStatus: Readonly<Record<Status, number>> = {
  NOT_STARTED: 0,
  IGNITING_ROCKET_BOOSTERS: 10,
  TRANSCRIBING: 25,
  PROCESSING_VIDEO: 30,
  TRANSCRIPT_RECEIVED: 40,
  PROCESSING_TRANSCRIPT: 50,
  IDENTIFYING_SPEAKERS: 70,
  TRANSCRIPTION_COMPLETE: 72,
  SUMMARIZING_STAGE_1: 75,
  SUMMARIZING_STAGE_2: 77,
  HIGHLIGHTING: 78,
  SUMMARY_COMPLETE: 80,
  PERFORMING_ANALYSIS: 82,
  ANALYSIS_COMPLETE: 84,
  EXTRACTING_ASSERTIONS: 85,
  [endStatus]: 100,
  FAILED: 0,
};

const isStatus = (value: string): value is Status => statuses.some((status) => status === value);

/**
 * Percent (0 to 100) of a status; any unknown string is 0. `ANALYSIS_COMPLETE` is the end, 100, for an item
 * after which no assertions follow.
 */
export function progressOf(status: string, assertionsFollow = true): number {
  if (!isStatus(status)) return 0;
  if (status === 'ANALYSIS_COMPLETE' && !assertionsFollow) return 100;
  return progressByStatus[status];
}

/** An end state: nothing more will happen by itself. */
export const isFinal = (status: Status): boolean => status === endStatus || status === 'FAILED';

/** The transcript is stored and may be read. */
export const hasTranscript = (status: Status): boolean =>
  status !== 'FAILED' && statuses.indexOf(status) >= statuses.indexOf('TRANSCRIPTION_COMPLETE');

/** The summary is stored and may be read. */
export const hasSummary = (status: Status): boolean =>
  status !== 'FAILED' && statuses.indexOf(status) >= statuses.indexOf('SUMMARY_COMPLETE');
