import { execFileSync } from 'node:child_process';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '');

/** The commit that the branch left `main` at; the last commit where there is no such branch. */
function baseCommit(): string {
  try {
    return git('merge-base', 'main', 'HEAD')[0] ?? 'HEAD';
  } catch {
    return 'HEAD';
  }
}

/** Files that differ from `main`, those that were removed or not added yet included. */
export const changedFiles = (): string[] => [
  ...new Set([
    ...git('diff', '--name-only', '--no-renames', baseCommit()),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]),
];
