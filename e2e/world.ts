/**
 * The product as its users meet it: the real server on a temporary directory and a free port, with the fixture site
 * as the world it may fetch from.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type FixtureSite, openFixtureSite } from './fixture-site.ts';
import { layOut, recordingFile, type Seed } from './seed.ts';
import { type Environment, type ServerProcess, startServer } from './server-process.ts';
import { siteAddress } from './site-address.ts';

export type World = Pick<ServerProcess, 'url' | 'setupUrl'> & {
  site: FixtureSite;
  /**
   * Stops the server and starts it again on the same directory and port; one that runs in such an environment already is
   * left as it is. `kill` gives it no time to finish, and is done in any case.
   */
  restart: (how?: { environment?: Environment; kill?: boolean }) => Promise<void>;
  close: () => Promise<void>;
};

/** `seed`: what is in the data directory before the start; nothing where it is not given. */
export type WorldOptions = { environment?: Environment; seed?: Seed | null };

export async function openWorld({ environment = {}, seed = null }: WorldOptions = {}): Promise<World> {
  const directory = await mkdtemp(join(tmpdir(), 'ecco-journey-'));
  if (seed !== null) await layOut(seed, directory);
  const site = await openFixtureSite(recordingFile);
  const settings = Object.fromEntries(
    Object.entries({ FETCH_ALLOW_HOSTS: site.host, ...environment }).map(([name, value]) => [
      name,
      value.replaceAll(siteAddress, site.url),
    ]),
  );
  let server: ServerProcess | null = null;
  let running = settings;
  const close = async (): Promise<void> => {
    // Nobody reads what it would still write.
    await server?.stop({ kill: true });
    await site.close();
    await rm(directory, { recursive: true, force: true });
  };
  try {
    server = await startServer(directory, settings);
    const world: World = {
      url: server.url,
      setupUrl: server.setupUrl,
      site,
      restart: async ({ environment: more = {}, kill = false } = {}) => {
        const { port } = new URL(world.url);
        const requested = { ...settings, ...more };
        if (!kill && isDeepStrictEqual(requested, running)) return;
        await server?.stop({ kill });
        server = await startServer(directory, { ...requested, PORT: port });
        running = requested;
        world.setupUrl = server.setupUrl;
      },
      close,
    };
    return world;
  } catch (cause) {
    await close();
    throw cause;
  }
}
