import type { IngestResult } from '@ecco/contract';
import { buildItemCard } from '@ecco/factories/answers';
import { expect, test, vi } from 'vitest';
import { standIn } from '../../testing/api-stand-in.ts';
import { uploadFile } from './upload.ts';
import { createUploads } from './uploads.store.ts';

const file = new File(['WEBVTT'], 'call notes.vtt');
const answer = { recognised: 'transcript', item: buildItemCard(), known: false };

function start() {
  const ingested: IngestResult[] = [];
  const uploads = createUploads({ send: uploadFile, onIngested: (result) => ingested.push(result) });
  return { ingested, uploads, entries: () => uploads.getState().entries };
}

test('a file that was ingested leaves the list and is handed on', async () => {
  const { asked } = await standIn({ 'PUT /v2/uploads': () => ({ body: answer }) });
  const { ingested, uploads, entries } = start();
  await uploads.getState().add(file);
  expect(ingested[0]?.item?.slug).toBe('fees');
  expect(entries()).toEqual([]);
  expect(asked).toEqual(['PUT /v2/uploads?name=call+notes.vtt']);
});

test('a refused file stays with the words of the server, and can be sent again', async () => {
  let refused = true;
  await standIn({
    'PUT /v2/uploads': () =>
      refused ? { status: 415, body: { message: 'The file is empty.' } } : { body: answer },
  });
  const { ingested, uploads, entries } = start();
  await uploads.getState().add(file);
  expect(entries()[0]).toMatchObject({
    name: 'call notes.vtt',
    state: 'failed',
    words: 'The file is empty.',
  });
  refused = false;
  await uploads.getState().retry(entries()[0]?.id ?? 0);
  expect(ingested).toHaveLength(1);
});

test('an answer that is no result counts as a failure without words', async () => {
  await standIn({ 'PUT /v2/uploads': () => ({ body: { hello: 1 } }) });
  const { uploads, entries } = start();
  await uploads.getState().add(file);
  expect(entries()[0]).toMatchObject({ state: 'failed', words: null });
});

test('a file on its way can be cancelled and dismissed', async () => {
  const { asked } = await standIn({ 'PUT /v2/uploads': () => new Promise(() => {}) });
  const { ingested, uploads, entries } = start();
  const sending = uploads.getState().add(file);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const id = entries()[0]?.id ?? 0;
  uploads.getState().cancel(id);
  await sending;
  expect(entries()[0]?.state).toBe('cancelled');
  uploads.getState().dismiss(id);
  expect(entries()).toEqual([]);
  expect(ingested).toEqual([]);
});
