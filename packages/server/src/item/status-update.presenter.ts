import { progressOf, type StatusUpdate } from '@ecco/contract';
import type { Status } from '@ecco/domain';

type ItemStatus = { uuid: string; status: Status; message: string | null; updatedAt: Date };

export const presentStatus = ({ uuid, status, message, updatedAt }: ItemStatus): StatusUpdate => ({
  uuid,
  processing_status: status,
  progress: progressOf(status),
  updated_at: updatedAt.toISOString(),
  ...(message === null ? {} : { message }),
});
