import type { Revision, Store, Transaction } from '@ecco/store';
import { z } from 'zod';
import type { StageTools } from '../stages/stage.type.ts';
import { defineJob } from './define-job.ts';

const RevisionJob = z.object({ itemId: z.uuid(), revisionId: z.uuid() });
export type RevisionJob = z.infer<typeof RevisionJob>;

/** Has another transcript of an item made, while the item has its old one. */
export const reviseTranscriptJob = defineJob<RevisionJob, StageTools>({
  name: 'revise-transcript',
  payload: RevisionJob,
  // It counts its own faults; what is left to the queue are processes that were killed.
  retry: { limit: 20, delaySeconds: 2, backoff: true },
  concurrency: 1,
  expireSeconds: 5 * 3_600,
  async run(tools, job, context) {
    const { reviseTranscript } = await import('../revision/revise-transcript.ts');
    return reviseTranscript(tools, job, context);
  },
  async onFinalFailure({ store }, { revisionId }) {
    const { revisionInterrupted } = await import('../revision/revise-transcript.ts');
    await revisionInterrupted(store, revisionId);
  },
  async takeUp({ store }) {
    for (const revision of await store.revisions.underWay()) await queueRevision(store, revision);
  },
});

export async function queueRevision(
  { jobs }: Pick<Store | Transaction, 'jobs'>,
  { id, itemId }: Pick<Revision, 'id' | 'itemId'>,
): Promise<void> {
  await jobs.send(reviseTranscriptJob, { itemId, revisionId: id }, { singletonKey: id });
}
