import { endStatus, progressByStatus, type Status, statuses } from '@ecco/domain';

const isStatus = (value: string): value is Status => statuses.some((status) => status === value);

/** Percent (0 to 100) of a status; any unknown string is 0. */
export const progressOf = (status: string): number => (isStatus(status) ? progressByStatus[status] : 0);

/** An end state: nothing more will happen by itself. */
export const isFinal = (status: Status): boolean => status === endStatus || status === 'FAILED';

/** The transcript is stored and may be read. */
export const hasTranscript = (status: Status): boolean =>
  status !== 'FAILED' && statuses.indexOf(status) >= statuses.indexOf('TRANSCRIPTION_COMPLETE');

/** The summary is stored and may be read. */
export const hasSummary = (status: Status): boolean =>
  status !== 'FAILED' && statuses.indexOf(status) >= statuses.indexOf('SUMMARY_COMPLETE');
