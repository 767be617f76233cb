import { createServer, type Server } from 'node:http';
import { testWords } from '@ecco/domain';
import { createSpeechMachine } from '@ecco/models';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, until, type World } from '../testing/world.ts';
import { createKeySeal } from './sealed-key.ts';
import { createTranscribers } from './transcribers.ts';

let world: World;
let session: string;
let service: Server;
let address: string;
/** What the stand-in for a service answers, as status and text; `null` shuts the connection. */
let answer: { status: number; text: string } | null;
let keys: (string | undefined)[] = [];

const segment = {
  start: 0,
  end: 9,
  text: testWords,
  words: [{ word: 'The', start: 0, end: 1, probability: 0.9 }],
};
const understood = { status: 200, text: JSON.stringify({ text: testWords, segments: [segment] }) };

beforeAll(async () => {
  service = createServer((request, response) => {
    keys.push(request.headers.authorization);
    request.resume().on('end', () => {
      if (answer === null) request.socket.destroy();
      else response.writeHead(answer.status).end(answer.text);
    });
  });
  await new Promise<void>((resolve) => {
    service.listen(0, '127.0.0.1', resolve);
  });
  const place = service.address();
  address = `http://127.0.0.1:${typeof place === 'object' ? place?.port : 0}/v1`;
  world = await openWorld();
  session = await world.becomeAdmin();
});
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await world.end();
});

const root = '/v2/admin/transcription_services';
const ask = async (method: string, path = '', json?: object) => {
  const { status, body } = await world.ask(`${root}${path}`, { method, session, ...(json && { json }) });
  return { status, body, code: body['code'] };
};
const listed = async (): Promise<Record<string, unknown>[]> => {
  const { services } = (await ask('GET')).body;
  return Array.isArray(services) ? services : [];
};
const shown = async (id: string) => (await listed()).find((one) => one['id'] === id);

const settings = (name: string) => ({
  ...{ name, kind: 'openai-compatible', address, model: 'one', key: `sk-${name}` },
  ...{ max_bytes: 25_000_000, max_seconds: 1_400, at_once: 2, price_per_hour: 0.36 },
});
const add = async (name: string): Promise<string> =>
  String((await ask('POST', '', settings(name))).body['id']);

/** Tests a service and waits for what that showed. */
async function tested(id: string) {
  expect((await ask('POST', `/${id}/test`)).status).toBe(200);
  await until(async () => (await shown(id))?.['testing_since'] === null);
  return (await shown(id))?.['test'];
}

describe('a transcription service', () => {
  it('is added without being used, and its key is shown to nobody', async () => {
    const id = await add('alder');
    expect(await shown(id)).toMatchObject({
      ...{ name: 'alder', has_key: true, enabled: false, of_environment: false, test: null },
    });
    const { body } = await ask('GET');
    const log = await world.ask('/v2/admin/audit?per_page=5', { session });
    const [row] = await world.store.transcriptionServices.list();
    for (const text of [
      JSON.stringify(body),
      JSON.stringify(log.body),
      JSON.stringify(row),
      world.log.join(),
    ]) {
      expect(text).not.toContain('sk-alder');
    }
  });

  it('is enabled only after a test that passed, which tells what it can do', async () => {
    const id = await add('birch');
    expect(await ask('POST', `/${id}/enable`, { enabled: true })).toMatchObject({
      ...{ status: 409, code: 'transcription-service.not-tested' },
    });
    answer = understood;
    keys = [];
    expect(await tested(id)).toMatchObject({
      ...{ passed: true, reason: null, form: 'verbose_json with words', words_right: 1 },
      ...{ has_word_times: true, has_confidence: true, has_speakers: false },
    });
    expect(keys).toEqual(['Bearer sk-birch']);
    expect((await ask('POST', `/${id}/enable`, { enabled: true })).status).toBe(200);
    expect(await shown(id)).toMatchObject({ enabled: true, working_since: expect.any(String) });
  });

  it.each([
    ['refuses its key', { status: 401, text: '' }, /refused its key/],
    ['answers with a page', { status: 200, text: '<html>' }, /cannot be read/],
    ['has words without times', { status: 200, text: '{"text":"The board"}' }, /without times/],
    [
      'understands something else',
      { status: 200, text: JSON.stringify({ segments: [{ start: 0, end: 2, text: 'Nothing of it.' }] }) },
      /only \d+% of the words/,
    ],
  ])('does not pass where it %s', async (_what, reply, reason) => {
    const id = await add('failing');
    answer = reply;
    expect(await tested(id)).toMatchObject({ passed: false, reason: expect.stringMatching(reason) });
    const { status, body } = await ask('POST', `/${id}/enable`, { enabled: true });
    expect([status, body['message']]).toEqual([409, expect.stringMatching(reason)]);
    await ask('DELETE', `/${id}`);
  });

  it('has to pass again where it is another one now, and not where it only has another name', async () => {
    const id = await add('cedar');
    answer = understood;
    await tested(id);
    await ask('POST', `/${id}/enable`, { enabled: true });
    await ask('PATCH', `/${id}`, { name: 'Cedar of old', price_per_hour: null });
    expect(await shown(id)).toMatchObject({ name: 'Cedar of old', enabled: true, price_per_hour: null });
    await ask('PATCH', `/${id}`, { model: 'other' });
    expect(await shown(id)).toMatchObject({ model: 'other', enabled: false, test: null, has_key: true });
  });

  it('has its stored key sent to no other server: with another address the key is entered again', async () => {
    const id = await add('rowan');
    const elsewhere = { address: 'http://127.0.0.1:9/v1' };
    expect(await ask('PATCH', `/${id}`, elsewhere)).toMatchObject({
      ...{ status: 409, code: 'transcription-service.key-of-other-address' },
    });
    expect(await shown(id)).toMatchObject({ address });
    expect((await ask('PATCH', `/${id}`, { ...elsewhere, key: 'sk-new' })).status).toBe(200);
    expect((await ask('PATCH', `/${id}`, { address: 'http://127.0.0.1:9/v2' })).status).toBe(200);
  });

  it('that was deleted comes back with its key where that is undone, once', async () => {
    const id = await add('undone');
    const before = await shown(id);
    await ask('DELETE', `/${id}`);
    expect((await listed()).map((one) => one['id'])).not.toContain(id);
    expect((await ask('POST', `/${id}/restore`)).status).toBe(200);
    expect(await shown(id)).toEqual(before);
    expect((await ask('POST', `/${id}/restore`)).code).toBe('transcription-service.not-found');
    expect((await ask('POST', '/environment/restore')).status).toBe(404);
    await ask('DELETE', `/${id}`);
  });

  it('is moved and deleted, and neither where it is none', async () => {
    const [first, second] = [await add('first'), await add('second')];
    await ask('POST', '/order', { ids: [second, first] });
    const ids = (await listed()).map((one) => one['id']);
    expect(ids.slice(0, 2)).toEqual([second, first]);
    expect((await ask('DELETE', `/${first}`)).status).toBe(200);
    expect((await ask('DELETE', `/${first}`)).code).toBe('transcription-service.not-found');
    expect((await ask('PATCH', '/environment', { name: 'x' })).code).toBe(
      'transcription-service.of-environment',
    );
    expect((await ask('POST', '', { ...settings('bad'), address: 'ftp://one' })).status).toBe(400);
  });

  it('is used from then on, without a restart', async () => {
    for (const { id } of await world.store.transcriptionServices.list()) {
      await world.store.transcriptionServices.remove(id);
    }
    await until(async () => makers().length === 0);
    const [one, other] = [await enabled('one'), await enabled('other')];
    await until(async () => makers().length === 2);
    await ask('PATCH', `/${one}`, { name: 'One' });
    expect((await listed()).map(({ id }) => id)).toEqual([one, other]);
  });
});

describe('recognition on this machine', () => {
  const onMachine = { ...settings('ours'), kind: 'this-machine', model: null, address: '', key: 'sk-none' };

  it('is added without an address and a key, and says at its test what is missing', async () => {
    const id = String((await ask('POST', '', onMachine)).body['id']);
    expect(await shown(id)).toMatchObject({ kind: 'this-machine', address: '', has_key: false });
    expect(await tested(id)).toMatchObject({
      ...{ passed: false, reason: expect.stringContaining('SPEECH_MODELS_DIR') },
    });
    expect((await ask('POST', `/${id}/enable`, { enabled: true })).status).toBe(409);
    expect((await ask('GET')).body['machine']).toEqual({
      ...{ has_package: expect.any(Boolean), has_directory: false, is_readable: false },
      ...{ models: [], incomplete: [], detects_speech: false, separates_speakers: false },
    });
  });

  it('is no other service without an address of its own, and takes no key along', async () => {
    expect(await ask('POST', '', { ...settings('remote'), address: '' })).toMatchObject({
      ...{ status: 422, code: 'transcription-service.no-address' },
    });
    const id = await add('maple');
    await ask('PATCH', `/${id}`, { kind: 'this-machine' });
    expect(await shown(id)).toMatchObject({ kind: 'this-machine', address: '', has_key: false });
    const back = await ask('PATCH', `/${id}`, { kind: 'deepgram' });
    expect(back.code).toBe('transcription-service.no-address');
  });
});

describe('the services as they are used', () => {
  it('rest behind the others after a failure, which is told with its reason, as is who took over', async () => {
    for (const { id } of await world.store.transcriptionServices.list()) await ask('DELETE', `/${id}`);
    const [one, other] = [await enabled('one'), await enabled('other')];
    await until(async () => makers().length === 2);
    const { chain } = await createTranscribers({
      ...{ store: world.store, logger: world.logger, environment: null, now: Date.now },
      machine: createSpeechMachine({ directory: null, memoryBytes: 2 ** 30, threads: 1 }),
      keySeal: createKeySeal((await world.store.secrets.obtain('signing', '')) || 'none'),
    });
    const audio = { bytes: new Uint8Array([1]), mimeType: 'audio/mpeg', fileName: 'a.mp3', language: null };
    const [first, second] = chain.engines;
    answer = { status: 401, text: '' };
    await expect(first?.ports.transcribe?.(audio)).rejects.toThrow();
    expect(chain.engines.map((engine) => engine === first)).toEqual([false, true]);
    expect([first?.isFailing?.(), second?.isFailing?.()]).toEqual([true, false]);
    answer = understood;
    await second?.ports.transcribe?.(audio);
    await until(async () => typeof (await shown(other))?.['fallback_at'] === 'string');
    expect(await shown(one)).toMatchObject({
      ...{ failing_since: expect.any(String), failure: expect.stringMatching(/refused its key/) },
    });
    expect(await shown(other)).toMatchObject({ failing_since: null, working_since: expect.any(String) });
  });
});

const makers = () => world.pipeline.currentMakers()['transcribe'] ?? [];

async function enabled(name: string): Promise<string> {
  const id = await add(name);
  answer = understood;
  await tested(id);
  await ask('POST', `/${id}/enable`, { enabled: true });
  return id;
}
