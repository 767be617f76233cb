/** `npm run dev`: the server, started again when a file changes, and the web client's own server in front of it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const rooms = ['contract', 'engine', 'models', 'store', 'pipeline', 'server'];
const serverPort = process.env['PORT'] ?? '3000';

const server = spawn(
  process.execPath,
  [
    '--disable-warning=ExperimentalWarning',
    ...rooms.map((room) => `--watch-path=${join(root, 'packages', room, 'src')}`),
    join(root, 'scripts/serve.ts'),
  ],
  { stdio: 'inherit', cwd: root, env: { ...process.env, PORT: serverPort } },
);
const web = spawn('npx', ['vite'], {
  stdio: 'inherit',
  cwd: join(root, 'packages/web'),
  env: { ...process.env, ECCO_API: `http://localhost:${serverPort}` },
});

const children: ChildProcess[] = [server, web];
const stopAll = (): void => {
  for (const child of children) child.kill('SIGTERM');
};
for (const child of children) child.once('exit', stopAll);
process.once('SIGINT', stopAll);
process.once('SIGTERM', stopAll);
