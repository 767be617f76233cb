/**
 * What a data directory holds before a world begins in it. Processing the samples takes most of a minute, so the
 * product does it once, and every world starts from a copy.
 */
import { constants, existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { AdminCookie, claimAdmin } from './admin.ts';
import { eventually } from './eventually.ts';
import { makeRecording, recordingIn } from './recording.ts';
import { seedKey } from './seed-key.ts';
import { type Environment, type ServerProcess, startServer } from './server-process.ts';

/**
 * An installation with an admin and nothing else; one that was started on nothing, took in the samples by itself, and has
 * no admin yet; or one with an admin and the samples.
 */
export type Seed = 'empty' | 'unclaimed' | 'samples';

const cache = fileURLToPath(new URL('../node_modules/.cache/journeys', import.meta.url));
const processingMs = 300_000;
/** The episode whose digest is spoken in the seed. */
const spokenSlug = 'what-seven-percent-costs-inside-an-asset-liability-study';

const copy = (from: string, to: string): Promise<void> =>
  cp(from, to, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    // The socket of the command line belongs to the process that ran here.
    filter: (path) => !path.endsWith('.sock'),
  });

/** Runs the server on a directory for as long as it is used, and stops it without loss. */
async function runOn<Result>(
  directory: string,
  environment: Environment,
  use: (server: ServerProcess) => Promise<Result>,
): Promise<Result> {
  const server = await startServer(directory, { WAITLIST_MODE: 'off', ...environment });
  try {
    const result = await use(server);
    await server.stop();
    return result;
  } finally {
    await server.stop({ kill: true });
  }
}

const Manifest = z.object({ urls: z.array(z.string()) });
const Library = z.object({ items: z.array(z.object({ title: z.string(), processing_status: z.string() })) });

/** Every address of the samples has brought something, and all of it is processed. */
async function samplesDone(url: string): Promise<true | null> {
  const manifest = fileURLToPath(new URL('../samples/manifest.json', import.meta.url));
  const least = Manifest.parse(JSON.parse(await readFile(manifest, 'utf8'))).urls.length;
  const { items } = Library.parse(await (await fetch(`${url}/v2/library`)).json());
  const failed = items.find(({ processing_status }) => processing_status === 'FAILED');
  if (failed) throw new Error(`the sample "${failed.title}" failed`);
  const isDone = items.every(({ processing_status }) => processing_status === 'ASSERTIONS_COMPLETE');
  return items.length >= least && isDone ? true : null;
}

const Spoken = z.object({ item: z.object({ uuid: z.string(), audio_digest: z.unknown() }) });
const readSpoken = async (url: string): Promise<z.infer<typeof Spoken>['item']> =>
  Spoken.parse(await (await fetch(`${url}/v2/content/${spokenSlug}`)).json()).item;

/** Has the digest of one episode spoken before all others; to speak every sample takes longer than to process them. */
async function speakOne(url: string, { name, value }: AdminCookie): Promise<void> {
  const { uuid } = await readSpoken(url);
  const answer = await fetch(`${url}/v2/episode/rebuild_digest`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', cookie: `${name}=${value}` },
    body: JSON.stringify({ uuid }),
  });
  if (!answer.ok) throw new Error(`no digest is spoken: ${answer.status} ${await answer.text()}`);
  await eventually(
    'a spoken digest',
    async () => ((await readSpoken(url)).audio_digest === null ? null : true),
    processingMs,
  );
}

const adminFile = (home: string, seed: Seed): string => join(home, `admin-of-${seed}.json`);

async function makeSeeds(home: string): Promise<void> {
  await makeRecording(home);
  const inSeed = (seed: Seed): string => join(home, seed);
  const claimed = async (seed: Seed, server: ServerProcess): Promise<AdminCookie> => {
    const admin = await claimAdmin(server);
    await writeFile(adminFile(home, seed), JSON.stringify(admin));
    return admin;
  };
  await runOn(inSeed('empty'), { SAMPLES: 'off' }, (server) => claimed('empty', server));
  await runOn(inSeed('unclaimed'), { DIGEST: 'off' }, ({ url }) =>
    eventually('the processing of the samples', () => samplesDone(url), processingMs),
  );
  await copy(inSeed('unclaimed'), inSeed('samples'));
  await runOn(inSeed('samples'), { SAMPLES: 'off' }, async (server) =>
    speakOne(server.url, await claimed('samples', server)),
  );
}

/** Where the workers of a run are told that the seeds lie; a run that lasts beyond midnight keeps its own. */
const variable = 'ECCO_JOURNEY_SEEDS';
const seedHome = (): string => {
  const home = process.env[variable];
  if (home === undefined) throw new Error('the seeds were not prepared');
  return home;
};

/** Makes the seeds of this state of the code unless they lie there; those of other states go. */
export async function prepareSeeds(): Promise<void> {
  const home = join(cache, seedKey());
  process.env[variable] = home;
  if (existsSync(home)) return;
  await mkdir(cache, { recursive: true });
  const workshop = await mkdtemp(join(cache, 'making-'));
  try {
    await makeSeeds(workshop);
    await rename(workshop, home);
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
  for (const other of await readdir(cache))
    if (join(cache, other) !== home) await rm(join(cache, other), { recursive: true, force: true });
}

/** Lays a seed into a directory. */
export const layOut = (seed: Seed, directory: string): Promise<void> =>
  copy(join(seedHome(), seed), directory);

/** The recording that worlds serve. */
export const recordingFile = (): string => recordingIn(seedHome());

/** The session of the admin of a seed. */
export async function adminCookie(seed: Seed): Promise<AdminCookie> {
  return AdminCookie.parse(JSON.parse(await readFile(adminFile(seedHome(), seed), 'utf8')));
}
