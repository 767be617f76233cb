/** What `npm run dev` starts: which program with which arguments, where, and with what it is told. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

type DevProcess = { args: readonly string[]; cwd: string; env: Readonly<Record<string, string | undefined>> };
type DevPlan = { root: string; webPort: number; env: Readonly<Record<string, string | undefined>> };

const usualWebPort = 5173;
const lastPort = 65_535;
const door = '@ecco/';

/** The rooms that the server is made of, itself included: those that its package names. */
export function serverRooms(root: string): string[] {
  const text = readFileSync(join(root, 'packages/server/package.json'), 'utf8');
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(text);
  const named = Object.keys(dependencies).filter((name) => name.startsWith(door));
  return [...named.map((name) => name.slice(door.length)), 'server'];
}

/** The server, started again when a file of a room changes. Links that it gives lead through the web client's own server. */
export function serverProcess({ root, webPort, env }: DevPlan): DevProcess {
  const args = [
    '--disable-warning=ExperimentalWarning',
    // What the other process has said stays to be read.
    '--watch-preserve-output',
    ...serverRooms(root).map((room) => `--watch-path=${join(root, 'packages', room, 'src')}`),
    join(root, 'scripts/serve.ts'),
  ];
  return { args, cwd: root, env: { PUBLIC_URL: `http://localhost:${webPort}`, ...env } };
}

/** The web client's own server, on this port or not at all: links to it are given already. */
export function webProcess({ root, webPort, env }: DevPlan): DevProcess {
  return {
    args: [join(root, 'node_modules/vite/bin/vite.js'), '--port', String(webPort), '--strictPort'],
    cwd: join(root, 'packages/web'),
    env: { ...env, ECCO_API: `http://localhost:${env['PORT'] ?? '3000'}` },
  };
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)));
  });

/** The port for pages: the one that is asked for, else the first free one from Vite's usual one on. */
export async function webPortOf(query: string | undefined): Promise<number> {
  if (query !== undefined) return Number(query);
  for (let port = usualWebPort; port < lastPort; port += 1) if (await isFree(port)) return port;
  throw new Error('No port is free for the pages: say which one with WEB_PORT.');
}
