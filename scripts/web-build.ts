import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const sources = [
  'packages/web/{src,public}/**/*',
  'packages/web/*.{html,ts,json}',
  'packages/contract/src/**/*.ts',
];
const built = join(root, 'packages/web/dist/index.html');

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Whether the web room has to be built: there is no build, or a source is newer than it. */
export function isWebBuildStale(): boolean {
  const builtAt = changedAt(built);
  return sources.some((pattern) =>
    globSync(pattern, { cwd: root }).some((file) => changedAt(join(root, file)) > builtAt),
  );
}
