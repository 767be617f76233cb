import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3Server } from '../testing/s3-server.ts';
import { inPieces } from '../testing/streams.ts';
import { createDirectoryFiles } from './directory-files.ts';
import type { FileStore } from './file-store.ts';
import { createS3Files } from './s3-files.ts';

type OpenFiles = { files: FileStore; close(): Promise<void> };

async function openDirectory(): Promise<OpenFiles> {
  const directory = await mkdtemp(join(tmpdir(), 'ecco-files-'));
  return { files: createDirectoryFiles(directory), close: () => rm(directory, { recursive: true }) };
}

async function openS3(): Promise<OpenFiles> {
  const server = await startS3Server();
  const files = await createS3Files({
    bucket: 'library',
    prefix: 'ecco/',
    region: 'us-east-1',
    endpoint: server.endpoint,
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
  return { files, close: () => server.stop() };
}

describe.each([
  ['directory', openDirectory],
  ['S3', openS3],
])('files in a %s store', (_, open) => {
  let opened: OpenFiles;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());
  const put = (key: string, bytes: Uint8Array, maxBytes?: number) =>
    opened.files.put({ key, body: inPieces(bytes), mime: 'audio/mpeg', ...(maxBytes ? { maxBytes } : {}) });
  const read = async (key: string, range?: { start: number; end: number }) =>
    buffer(await opened.files.get(key, range));
  const keys = async (prefix?: string) => {
    const matches: string[] = [];
    for await (const { key } of opened.files.list(prefix)) matches.push(key);
    return matches.toSorted();
  };

  it('gives back what was put, with its size and hash', async () => {
    const bytes = randomBytes(300_000);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(await put('media/a/audio.mp3', bytes)).toEqual({
      key: 'media/a/audio.mp3',
      size: 300_000,
      sha256,
    });
    expect((await read('media/a/audio.mp3')).equals(bytes)).toBe(true);
    expect(await opened.files.head('media/a/audio.mp3')).toMatchObject({ size: 300_000 });
  });

  it('gives a range of bytes, both ends inside', async () => {
    await put('range.txt', Buffer.from('0123456789'));
    expect((await read('range.txt', { start: 2, end: 4 })).toString()).toBe('234');
  });

  it('replaces a file as a whole', async () => {
    await put('replaced', Buffer.from('a longer first version'));
    await put('replaced', Buffer.from('second'));
    expect((await read('replaced')).toString()).toBe('second');
  });

  it('keeps nothing of a file that is too large or whose source breaks, and leaves the old one', async () => {
    await put('kept', Buffer.from('old'));
    await expect(put('kept', randomBytes(200_000), 100_000)).rejects.toThrow('larger than 100000 bytes');
    async function* breaking() {
      yield Buffer.from('half');
      throw new Error('connection lost');
    }
    const broken = opened.files.put({ key: 'kept', body: breaking(), mime: 'text/plain' });
    await expect(broken).rejects.toThrow('connection lost');
    expect((await read('kept')).toString()).toBe('old');
  });

  it('says that a file is missing', async () => {
    await expect(opened.files.get('missing')).rejects.toMatchObject({ code: 'file.not_found' });
    expect(await opened.files.head('missing')).toBeNull();
    await opened.files.delete('missing');
  });

  it('lists by prefix, over many pages, without what was deleted', async () => {
    for (let index = 0; index < 8; index += 1) await put(`list/${index}`, Buffer.from('x'));
    await opened.files.delete('list/3');
    expect(await keys('list/')).toEqual([
      'list/0',
      'list/1',
      'list/2',
      'list/4',
      'list/5',
      'list/6',
      'list/7',
    ]);
    expect((await keys()).length).toBeGreaterThan(7);
  });

  it.each([
    '../outside',
    'a/../../b',
    '/etc/passwd',
    'a//b',
    '.parts/x',
    'a\\b',
    'a/.',
    '',
    'ü',
    'x'.repeat(501),
  ])('refuses the key %j', async (key) => {
    await expect(put(key, Buffer.from('x'))).rejects.toMatchObject({ code: 'file.key_invalid' });
    await expect(opened.files.get(key)).rejects.toMatchObject({ code: 'file.key_invalid' });
  });
});

it('leaves no parts behind in the directory', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'ecco-files-'));
  const files = createDirectoryFiles(directory);
  const tooLarge = () => files.put({ key: 'a', body: inPieces(randomBytes(10)), mime: 'x/y', maxBytes: 5 });
  // The file of one that fails at once may still be on its way to the disk.
  const puts = await Promise.allSettled(Array.from({ length: 50 }, tooLarge));
  expect(new Set(puts.map(({ status }) => status))).toEqual(new Set(['rejected']));
  expect(await readdir(join(directory, '.parts'))).toEqual([]);
  await rm(directory, { recursive: true });
});
