import { z } from 'zod';
import {
  RevisionChanges,
  RevisionChangesQuery,
  RevisionRequest,
  TranscriptRevision,
  TranscriptRevisions,
} from '../noun/revision.schema.ts';
import { curate, inspect } from './access.ts';
import { get, post } from './route.ts';

const OfItem = z.object({ id: z.string().min(1) });
const One = OfItem.extend({ revision: z.uuid() });
const Result = z.object({ revision: TranscriptRevision });

/** Other transcripts of an item: made later by a service, by the publisher or by a person. */
export const revisionApi = {
  list: get('/content/{id}/transcripts', 'The transcripts of an item, the last first', inspect)
    .input(OfItem)
    .output(TranscriptRevisions),
  request: post('/content/{id}/transcripts', 'Have another transcript of an item made', curate)
    .input(RevisionRequest.extend(OfItem.shape))
    .output(Result),
  changes: get(
    '/content/{id}/transcripts/{revision}/changes',
    'How a transcript differs from the one of before, by place',
    inspect,
  )
    .input(RevisionChangesQuery.extend(One.shape))
    .output(RevisionChanges),
  use: post(
    '/content/{id}/transcripts/{revision}/use',
    'Use a transcript in the place of the present one',
    curate,
  )
    .input(One)
    .output(Result),
  undo: post('/content/{id}/transcripts/{revision}/undo', 'Use the transcript of before', curate)
    .input(One)
    .output(Result),
  dismiss: post('/content/{id}/transcripts/{revision}/dismiss', 'Stop or decline a transcript', curate)
    .input(One)
    .output(Result),
};
