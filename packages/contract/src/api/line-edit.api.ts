import { z } from 'zod';
import { CorrectedLine, LineCorrection, LineEdits } from '../noun/line-edit.schema.ts';
import { PageQuery } from '../noun/pagination.schema.ts';
import { curate, inspect } from './access.ts';
import { get, post } from './route.ts';

const OfItem = z.object({ id: z.string().min(1) });

/** Lines of a transcript put right by those who keep the library. */
export const lineEditApi = {
  list: get('/content/{id}/line_edits', 'Corrected lines of a transcript, the last first', inspect)
    .input(PageQuery.extend({ ...OfItem.shape, segment: z.string().min(1).max(100).optional() }))
    .output(LineEdits),
  correct: post('/content/{id}/lines/{segment}', 'Correct a line of a transcript', curate)
    .input(LineCorrection.extend({ ...OfItem.shape, segment: z.string().min(1).max(100) }))
    .output(CorrectedLine),
  undo: post('/content/{id}/line_edits/{edit}/undo', 'Take a correction of a line back', curate)
    .input(OfItem.extend({ edit: z.uuid() }))
    .output(CorrectedLine),
};
