import {
  type AccessTable,
  type Call,
  type Caller,
  everybody,
  get,
  type Landmarks,
  post,
  unknownToAll,
} from '../request/access/access-table.fixture.ts';

const source = encodeURIComponent('https://192.0.2.1/feed.xml');
const upload = (_there: Landmarks, caller: Caller): Call => ({
  path: '/v2/uploads?name=minutes.txt',
  method: 'PUT',
  body: `The board met about ${caller}.`,
  headers: { 'content-type': 'application/octet-stream' },
});

export const ingestAccess: AccessTable<'ingest'> = {
  // A reserved address: nothing is fetched from it, whoever asks.
  'ingest.url': { call: get(`/v2/ingest_url?url=${source}`), answers: unknownToAll(400) },
  'ingest.feeds': {
    call: post('/v2/ingest_feeds', { feeds: ['https://192.0.2.1/feed.xml'] }),
    answers: everybody,
    readsOnly: true,
  },
  'ingest.upload': { call: upload, answers: everybody },
};
