import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { builtInEngine } from '@ecco/engine';
import { createGuardedFetch, createPipeline, type GuardedFetch, type Pipeline } from '@ecco/pipeline';
import type { Store } from '@ecco/store';
import { openMemoryStore } from '@ecco/store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportOf } from '../bounce/bounce-report.fixture.ts';
import { bounceCommand } from '../cli/bounce.command.ts';
import { createLogger } from '../log/logger.ts';
import { createReturnTokens } from '../mailer/return-token.ts';
import type { Commands } from './command.contract.ts';
import { createCommands } from './commands.ts';
import { connectControl } from './control.client.ts';
import { type Control, startControl } from './control.server.ts';
import { controlSocket } from './control-socket.ts';

const returnTokens = createReturnTokens('a secret of the tests');
let directory: string;
let store: Store;
let fetch: GuardedFetch;
let pipeline: Pipeline;
let control: Control;
let remote: Commands;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'control-'));
  store = await openMemoryStore();
  fetch = createGuardedFetch({ maxBytes: 1000, timeoutMs: 1000, maxRedirects: 1, userAgent: 'test' });
  const sizes = {
    mediaKeepMaxBytes: 0,
    keepsVoicePrints: true,
    mediaFetchMaxBytes: 1000,
    uploadMaxBytes: 100_000,
  };
  const engines = { outline: { engines: [builtInEngine], fallBack: false } };
  pipeline = createPipeline({
    store,
    engines,
    fetch,
    config: {
      ...sizes,
      feedMaxEntries: 10,
      feedPollMs: 0,
      laterTranscripts: 'propose',
      crawl: { pagesMax: 5, pauseMs: 0 },
      directoryUrl: null,
      digest: false,
      concurrency: 1,
    },
  });
  await pipeline.declare();
  control = await startControl(
    directory,
    createCommands({ store, pipeline, returnTokens, logger: createLogger('silent') }),
  );
  const connected = await connectControl(directory);
  if (connected === null) throw new Error('nobody listens');
  remote = connected;
});
afterAll(async () => {
  await control.close();
  await pipeline.stop();
  await fetch.close();
  await store.close();
  await rm(directory, { recursive: true });
});

describe('the control socket', () => {
  it('may be opened by its owner only', async () => {
    expect((await stat(control.path)).mode & 0o777).toBe(0o600);
  });

  it('does commands on the store of the server', async () => {
    const path = join(directory, 'hello.txt');
    await writeFile(path, 'The board met on Tuesday.\n\nIt approved the minutes of the last meeting.');
    const taken = await remote.ingestFile({ path, title: 'A short note' });
    expect(taken).toMatchObject({ recognised: 'document', known: false, items: [{ slug: 'a-short-note' }] });
    expect((await remote.ingestFile({ path })).known).toBe(true);
    expect((await remote.status({})).items).toEqual({ NOT_STARTED: 1 });
    const { text } = await remote.export({ slug: 'a-short-note', format: 'md' });
    expect(text).toContain('# A short note');
    const archive = join(directory, 'backup.archive');
    expect((await remote.backup({ file: archive })).rows).toBeGreaterThan(0);
    expect((await readFile(archive)).length).toBeGreaterThan(0);
  });

  it('takes in what a mail server pipes to it of a mail that came back', async () => {
    const { id } = await store.mails.insert({
      to: 'ada@fund.example',
      subject: 'x',
      text: 'x',
      status: 'queued',
    });
    await store.mails.markSent(id);
    const said: string[] = [];
    const close = () => Promise.resolve();
    await bounceCommand.run(
      { commands: remote, work: close, close },
      {
        ...{ words: [], options: {}, complain: () => undefined, print: (line) => void said.push(line) },
        input: Readable.from([reportOf({ messageId: `<${returnTokens.make(id)}@ecco.example>` })]),
      },
    );
    expect(said).toEqual(['Alerts by email to this address are stopped.']);
    expect(await store.mails.refusalOf('ada@fund.example')).not.toBeNull();
  });

  it('says what is wrong in words', async () => {
    await expect(remote.export({ slug: 'nothing', format: 'md' })).rejects.toThrow(
      'There is no item “nothing”.',
    );
    await expect(remote.ingestFile({ path: join(directory, 'absent') })).rejects.toThrow(/cannot be read/);
  });
});

it('is not there where no server runs, and has a short path for a long directory', async () => {
  expect(await connectControl(join(directory, 'elsewhere'))).toBeNull();
  expect(controlSocket(`/${'deep/'.repeat(40)}`).length).toBeLessThan(104);
});
