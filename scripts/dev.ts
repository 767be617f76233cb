/** `npm run dev`: the server, started again when a file changes, and the web client's own server in front of it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { serverProcess, webPortOf, webProcess } from './dev/dev-processes.ts';

const root = join(import.meta.dirname, '..');
const plan = { root, env: process.env, webPort: await webPortOf(process.env['WEB_PORT']) };

const server = serverProcess(plan);
const web = webProcess(plan);
const children: ChildProcess[] = [server, web].map((one) =>
  spawn(process.execPath, one.args, { ...one, stdio: 'inherit' }),
);
const stopAll = (): void => {
  for (const child of children) child.kill('SIGTERM');
};
for (const child of children) child.once('exit', stopAll);
process.once('exit', stopAll);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stopAll);
