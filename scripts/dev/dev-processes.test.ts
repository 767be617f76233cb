import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { serverProcess, serverRooms, webPortOf, webProcess } from './dev-processes.ts';

const root = join(import.meta.dirname, '../..');
const planOf = (env: Record<string, string> = {}) => ({ root, webPort: 5180, env });

describe('the server of `npm run dev`', () => {
  it('starts again when a file of any room that it imports changes', () => {
    expect(serverRooms(root)).toEqual(expect.arrayContaining(['domain', 'contract', 'store', 'server']));
    const watched = serverProcess(planOf()).args.filter((arg) => arg.startsWith('--watch-path='));
    expect(watched).toContain(`--watch-path=${join(root, 'packages/domain/src')}`);
    expect(watched.map((arg) => existsSync(arg.slice('--watch-path='.length)))).not.toContain(false);
  });

  it('gives links to the pages that are really served', () => {
    expect(serverProcess(planOf()).env['PUBLIC_URL']).toBe('http://localhost:5180');
    expect(webProcess(planOf()).args).toEqual(expect.arrayContaining(['--port', '5180', '--strictPort']));
  });

  it('gives links to the address that it is told', () => {
    const { env } = serverProcess(planOf({ PUBLIC_URL: 'http://ecco.test' }));
    expect(env['PUBLIC_URL']).toBe('http://ecco.test');
  });
});

describe("the web client's own server", () => {
  it('asks the server where that listens', () => {
    expect(webProcess(planOf()).env['ECCO_API']).toBe('http://localhost:3000');
    expect(webProcess(planOf({ PORT: '3100' })).env['ECCO_API']).toBe('http://localhost:3100');
  });

  it('takes the port that is asked for, else one that nobody has', async () => {
    expect(await webPortOf('5999')).toBe(5999);
    const free = await webPortOf(undefined);
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(free, 'localhost', resolve));
    try {
      expect(await webPortOf(undefined)).toBeGreaterThan(free);
    } finally {
      await new Promise((resolve) => holder.close(resolve));
    }
  });
});
