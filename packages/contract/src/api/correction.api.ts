import { z } from 'zod';
import { Correction, DeletedItem, DeletedItems, ItemDetails } from '../noun/correction.schema.ts';
import { ItemCard } from '../noun/item.schema.ts';
import { PageQuery } from '../noun/pagination.schema.ts';
import { changeOwn, readOwn } from './access.ts';
import { get, patch, post, remove } from './route.ts';

const ById = z.object({ id: z.string().min(1) });

/** Every change is kept beside what was there before. */
const correct = { ...changeOwn, shared: true, perDay: 'corrections' } as const;

/** Whoever added an item, and admins. */
export const correctionApi = {
  details: get('/content/{id}/details', 'What can be put right of an item, and what was', {
    ...readOwn,
    shared: true,
  })
    .input(ById)
    .output(ItemDetails),
  correct: patch('/content/{id}', 'Put details of an item right', correct)
    .input(Correction.extend(ById.shape))
    .output(ItemDetails),
  undo: post('/content/{id}/edits/{edit}/undo', 'Take a change of an item back', correct)
    .input(ById.extend({ edit: z.uuid() }))
    .output(ItemDetails),
  tellApart: post(
    '/content/{id}/tell_apart',
    'Make an item that became a part of this one its own again',
    correct,
  )
    .input(ById.extend({ joined: z.uuid() }))
    .output(z.object({ item: ItemCard })),
  remove: remove('/content/{id}', 'Delete an item; it can be restored for a while', correct)
    .input(ById)
    .output(DeletedItem),
  deleted: get('/deleted_items', 'What was deleted and can be restored', readOwn)
    .input(PageQuery)
    .output(DeletedItems),
  restore: post('/deleted_items/{uuid}/restore', 'Restore a deleted item', correct)
    .input(z.object({ uuid: z.uuid() }))
    .output(z.object({ item: ItemCard })),
};
