import { type AccessTable, everybody, post } from '../request/access/access-table.fixture.ts';

export const cardAudioAccess: AccessTable<'cardAudio'> = {
  'cardAudio.make': {
    call: ({ slug }) => post('/v2/episode/get_summary_audio_url', { summary_id: `${slug}/summary_1` })(),
    answers: everybody,
  },
};
