import { z } from 'zod';
import { HearingDoubts, LineRestoration, PlaceConfirmation } from '../noun/hearing.schema.ts';
import { curate, inspect } from './access.ts';
import { get, post } from './route.ts';

const OfItem = z.object({ id: z.string().min(1) });
const Reviewed = z.object({ review: z.string() });

/** What a transcriber was not sure of, and what curators say of it. */
export const hearingApi = {
  list: get('/content/{id}/hearing', 'Lines that were heard unsurely or are set aside', inspect)
    .input(OfItem)
    .output(HearingDoubts),
  confirm: post('/content/{id}/hearing/confirm', 'Confirm words that were heard unsurely', curate)
    .input(PlaceConfirmation.extend(OfItem.shape))
    .output(Reviewed),
  restore: post('/content/{id}/hearing/restore', 'Take back a line that was set aside', curate)
    .input(LineRestoration.extend(OfItem.shape))
    .output(Reviewed),
  undo: post('/content/{id}/hearing/{review}/undo', 'Undo a confirmation', curate)
    .input(OfItem.extend({ review: z.uuid() }))
    .output(Reviewed),
};
