import { progressOf, type Status, type StatusUpdate } from '@ecco/contract';

export type ItemStatus = { uuid: string; status: Status; message: string | null; updatedAt: Date };

export const presentStatus = ({ uuid, status, message, updatedAt }: ItemStatus): StatusUpdate => ({
  uuid,
  processing_status: status,
  progress: progressOf(status),
  updated_at: updatedAt.toISOString(),
  ...(message === null ? {} : { message }),
});
