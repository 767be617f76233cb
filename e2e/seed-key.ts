import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The server and the rooms behind it, what they are given, and what makes the seeds. */
const sources = [
  'packages/!(web)/{src,migrations}/**/*',
  'packages/!(web)/package.json',
  'package-lock.json',
  'samples/**/*',
  'scripts/{serve,process/quick-imports}.ts',
  'e2e/{admin,recording,seed,seed-key,server-process,wav}.ts',
];
/** Of a test, or given to tests alone. */
const isTest = (path: string): boolean => /\.(?:test|fixture)\.ts$|\/testing\//.test(path);

/** Names the state of everything that goes into a seed. The day is part of it, since sessions and feeds grow old. */
export function seedKey(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  const entries = globSync(sources, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => `${parentPath}/${name}`);
  for (const path of paths.filter((file) => !isTest(file)).toSorted())
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex').slice(0, 16);
}
