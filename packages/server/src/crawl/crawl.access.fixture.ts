import { type AccessTable, admins } from '../request/access/access-table.fixture.ts';

const nobody = '7b1f0c52-0000-4000-8000-000000000012';
const missing = [401, 403, 403, 404] as const;

export const crawlAccess: AccessTable<'crawl'> = {
  'crawl.begin': {
    call: ({ organization }) => ({ path: `/v2/manage/org/${organization}/crawl`, method: 'POST', json: {} }),
    answers: admins,
  },
  'crawl.entity': {
    call: ({ organization, person }) => ({
      path: `/v2/admin/org_builder/${organization}/entity/${person}/crawl_episodes_and_videos?no_recrawl=true`,
    }),
    answers: admins,
  },
  'crawl.list': {
    call: ({ organization }) => ({ path: `/v2/manage/org/${organization}/crawls` }),
    answers: admins,
    readsOnly: true,
  },
  'crawl.find': { call: () => ({ path: `/v2/manage/crawls/${nobody}` }), answers: missing, readsOnly: true },
  'crawl.pages': {
    call: () => ({ path: `/v2/manage/crawls/${nobody}/pages` }),
    answers: missing,
    readsOnly: true,
  },
  'crawl.stop': {
    call: () => ({ path: `/v2/manage/crawls/${nobody}/stop`, method: 'POST' }),
    answers: missing,
  },
  'crawl.schedule': {
    call: ({ organization }) => ({
      path: `/v2/manage/org/${organization}/crawl_schedule`,
      method: 'PUT',
      json: { every_hours: null },
    }),
    answers: admins,
  },
};
