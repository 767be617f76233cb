/** `npm start`: builds the web room when its build is missing or older than its sources, then runs the server. */
import { spawnSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { importQuickly } from './process/quick-imports.ts';

const root = join(import.meta.dirname, '..');
const sources = [
  'packages/web/{src,public}/**/*',
  'packages/web/*.{html,ts,json}',
  'packages/contract/src/**/*.ts',
];
const built = join(root, 'packages/web/dist/index.html');

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether the web room has to be built: there is no build, or a source is newer than it. */
function isWebBuildStale(): boolean {
  const builtAt = changedAt(built);
  return sources.some((pattern) =>
    globSync(pattern, { cwd: root }).some((file) => changedAt(join(root, file)) > builtAt),
  );
}

/** With the flags of this process, and in one thread: so it holds no more than the server will. */
function buildWeb(): void {
  console.log('Building the web client …');
  const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'];
  const { status } = spawnSync(process.execPath, [...process.execArgv, ...vite], {
    cwd: join(root, 'packages/web'),
    env: { ...process.env, RAYON_NUM_THREADS: '1', TOKIO_WORKER_THREADS: '1' },
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

if (process.env['ROLE'] !== 'worker' && isWebBuildStale()) buildWeb();
importQuickly();
const { main } = await import('@ecco/server');
await main();
