import { afterAll, describe, expect, it } from 'vitest';
import { createGuardedFetch } from '../fetch/guarded-fetch.ts';
import { type LocalServer, startServer } from '../fetch/local-server.fixture.ts';
import { createHostGate, type HostGate } from './host-gate.ts';
import { createRobotsReader } from './robots.ts';

const fetch = createGuardedFetch({
  ...{ allowHosts: ['127.0.0.1'], maxBytes: 1_000_000, timeoutMs: 10_000 },
  ...{ maxRedirects: 5, userAgent: 'Ecco/test' },
});
const servers: LocalServer[] = [];
afterAll(async () => {
  await fetch.close();
  await Promise.all(servers.map(({ close }) => close()));
});

const siteOf = async (listener: Parameters<typeof startServer>[0]): Promise<LocalServer> => {
  const server = await startServer(listener);
  servers.push(server);
  return server;
};

/** Reads the rules of a site, and notes which hosts were asked with which pause. */
async function read(address: string) {
  const gate = createHostGate();
  const asked: [host: string, pauseMs: number][] = [];
  const hosts: HostGate = (at, request) => {
    asked.push([at.host, at.pauseMs]);
    return gate({ ...at, pauseMs: 0 }, request);
  };
  const reader = createRobotsReader({ fetch, hosts, pauseMs: 700, timeoutMs: 5_000, now: () => 0 });
  return { robots: await reader(address, new AbortController().signal), asked };
}

const rules = 'User-agent: *\nDisallow: /private\n';

describe('the rules of a site', () => {
  it('are asked for in turn with its pages and at their pace, wherever they lead', async () => {
    const there = await siteOf((_request, response) => response.end(rules));
    const here = await siteOf((_request, response) =>
      response.writeHead(302, { location: `${there.origin}/rules.txt` }).end(),
    );
    const { robots, asked } = await read(`${here.origin}/page`);
    expect(asked).toEqual([
      [here.host, 700],
      [there.host, 700],
    ]);
    expect(robots.allows(`${here.origin}/private/a`)).toBe(false);
  });

  it('that go in circles are left after five', async () => {
    const circle = await siteOf((request, response) =>
      response.writeHead(302, { location: `${request.url}x` }).end(),
    );
    const { robots } = await read(`${circle.origin}/page`);
    expect(circle.hits).toHaveLength(6);
    expect(robots.problem?.code).toBe('fetch.too-many-redirects');
  });

  it('that never end count as far as they are read', async () => {
    const endless = await siteOf((_request, response) => {
      const more = (): void => {
        if (!response.destroyed) response.write('# more\n'.repeat(10_000), more);
      };
      response.write(rules, more);
    });
    const { robots } = await read(`${endless.origin}/page`);
    expect(robots.allows(`${endless.origin}/private/a`)).toBe(false);
    expect(robots.allows(`${endless.origin}/page`)).toBe(true);
  });
});
