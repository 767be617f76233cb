import { type AccessTable, admins, everybody, get, post } from '../request/access/access-table.fixture.ts';

export const curationAccess: AccessTable<'curation'> = {
  'curation.setScore': {
    call: ({ uuid }) => get(`/v2/episode/set_score?uuid=${uuid}&score=70`)(),
    answers: admins,
  },
  'curation.highlights': {
    call: ({ slug }) => get(`/v2/episode/get_episode_highlights?slug=${slug}`)(),
    answers: everybody,
    readsOnly: true,
  },
  'curation.approve': {
    call: ({ uuid }) => get(`/v2/episode/approve_highlights?uuid=${uuid}&approved=true`)(),
    answers: admins,
  },
  'curation.saveDocument': {
    call: ({ uuid }) => post('/v2/episode/save_html_document', { uuid, html_document: '<p>Ours</p>' })(),
    answers: admins,
  },
  'curation.analyse': {
    call: ({ slug }) => post('/v2/episode/trigger_analysis', { slug })(),
    answers: admins,
  },
  'curation.analyseDocument': {
    call: ({ uuid }) => get(`/v2/document/analyze/${uuid}`)(),
    answers: admins,
  },
  'curation.rebuildHighlights': {
    call: ({ uuid }) => get(`/v2/episode/rebuild_highlights?uuid=${uuid}`)(),
    answers: admins,
  },
  'curation.rebuildDigest': {
    call: ({ uuid }) => get(`/v2/episode/rebuild_digest?uuid=${uuid}`)(),
    answers: admins,
  },
  'curation.clean': { call: ({ slug }) => get(`/v2/admin/clean_episode/${slug}`)(), answers: admins },
  'curation.nameSpeaker': {
    call: ({ uuid }) => post('/v2/admin/speakers', { uuid, label: 'A', name: 'Ada Byron' })(),
    answers: admins,
  },
};
