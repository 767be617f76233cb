/** Every processing status of an item, in the order in which an item may pass through them. */
export const statuses = [
  'NOT_STARTED',
  'IGNITING_ROCKET_BOOSTERS',
  'TRANSCRIBING',
  'PROCESSING_VIDEO',
  'TRANSCRIPT_RECEIVED',
  'PROCESSING_TRANSCRIPT',
  'IDENTIFYING_SPEAKERS',
  'TRANSCRIPTION_COMPLETE',
  'SUMMARIZING_STAGE_1',
  'SUMMARIZING_STAGE_2',
  'HIGHLIGHTING',
  'SUMMARY_COMPLETE',
  'PERFORMING_ANALYSIS',
  'ANALYSIS_COMPLETE',
  'EXTRACTING_ASSERTIONS',
  'ASSERTIONS_COMPLETE',
  'FAILED',
] as const;
export type Status = (typeof statuses)[number];

/** What an item has come to after its last stage: everything there is of it is made. */
export const endStatus = 'ASSERTIONS_COMPLETE' satisfies Status;

/** Percent shown on the progress bar while an item is in the status. */
export const progressByStatus: Readonly<Record<Status, number>> = {
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
