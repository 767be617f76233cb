import { progressOf, type Status, type StatusUpdate } from '@ecco/contract';

export type ItemStatus = { uuid: string; status: Status; message: string | null };

export const presentStatus = ({ uuid, status, message }: ItemStatus): StatusUpdate => ({
  uuid,
  processing_status: status,
  progress: progressOf(status),
  ...(message === null ? {} : { message }),
});
