import { type AccessTable, get, members } from '../request/access/access-table.fixture.ts';

/** The item is the member's: whoever added it may, and so may an admin. */
const ofAdder = [401, 403, 200, 200] as const;
const unknown = '00000000-0000-4000-8000-000000000000';

export const correctionAccess: AccessTable<'correction'> = {
  'correction.details': {
    call: ({ itemOfMember }) => get(`/v2/content/${itemOfMember}/details`)(),
    answers: ofAdder,
    readsOnly: true,
  },
  'correction.correct': {
    call: ({ itemOfMember }, caller) => ({
      path: `/v2/content/${itemOfMember}`,
      method: 'PATCH',
      json: { title: `As the ${caller} calls it` },
    }),
    answers: ofAdder,
  },
  'correction.undo': {
    call: ({ itemOfMember }) => ({
      path: `/v2/content/${itemOfMember}/edits/${unknown}/undo`,
      method: 'POST',
    }),
    answers: [401, 403, 404, 404],
  },
  'correction.tellApart': {
    call: ({ itemOfMember }) => ({
      path: `/v2/content/${itemOfMember}/tell_apart`,
      method: 'POST',
      json: { joined: unknown },
    }),
    // Nothing is joined with it.
    answers: [401, 403, 409, 409],
  },
  'correction.remove': {
    call: ({ itemToDelete }) => ({ path: `/v2/content/${itemToDelete}`, method: 'DELETE' }),
    // The member deletes it, so that the admin finds it no more.
    answers: [401, 403, 200, 404],
  },
  'correction.deleted': { call: get('/v2/deleted_items'), answers: members, readsOnly: true },
  'correction.restore': {
    call: ({ itemDeleted }) => ({ path: `/v2/deleted_items/${itemDeleted}/restore`, method: 'POST' }),
    answers: [401, 403, 200, 404],
  },
};
