/** `npm start`: builds the web room when its build is missing or older than its sources, then runs the server. */
import { spawnSync } from 'node:child_process';
import { importQuickly } from './quick-imports.ts';
import { isWebBuildStale } from './web-build.ts';

function buildWeb(): void {
  console.log('Building the web client …');
  const { status } = spawnSync('npm', ['run', '-s', 'build'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

if (process.env['ROLE'] !== 'worker' && isWebBuildStale()) buildWeb();
importQuickly();
const { main } = await import('@ecco/server');
await main();
