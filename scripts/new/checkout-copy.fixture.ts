import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** What git knows or would add below these places, from the top of the checkout. */
function filesOf(root: string, ...places: readonly string[]): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...places],
    { cwd: root, encoding: 'utf8' },
  );
  return listed.split('\n').filter((path) => path !== '' && existsSync(join(root, path)));
}

// The store keeps templates of its databases beside this library. Those of a checkout with one table more would take the
// place of ours, so the copy has the library for itself, and begins with the template that knows no tables.
const own = '@electric-sql';
const cachedTemplate = 'node_modules/.cache/ecco-store/empty-*.tar';

/** Leads to the libraries of the checkout, and to the rooms of the copy. */
function linkModules(root: string, copy: string): void {
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@ecco'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@ecco' && name !== own && !name.startsWith('.'))
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
  cpSync(join(root, 'node_modules', own), join(modules, own), { recursive: true });
  for (const path of globSync(cachedTemplate, { cwd: root })) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    symlinkSync(join(root, path), join(copy, path));
  }
  for (const room of readdirSync(join(copy, 'packages'))) {
    symlinkSync(join('../../packages', room), join(modules, '@ecco', room));
    const ofRoom = join('packages', room, 'node_modules');
    if (existsSync(join(root, ofRoom))) symlinkSync(join(root, ofRoom), join(copy, ofRoom));
  }
}

/** A copy of the code of the rooms in which tools and tests run; the caller removes it. */
export function copyCheckout(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'ecco-noun-'));
  const files = filesOf(root, 'packages', 'scripts/process', 'docs/*.md', ':(top,glob)*', ':(top,glob).*');
  for (const path of files) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  linkModules(root, copy);
  return copy;
}
