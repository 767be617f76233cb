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
