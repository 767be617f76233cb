import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const packages = join(root, 'packages');
const named = new RegExp(`\`((?:${readdirSync(packages).join('|')})/[\\w./-]+)\``, 'g');

/** What a page names as `room/path`, taken from the sources of the room. */
const namesIn = (page: string): string[] =>
  Array.from(readFileSync(join(root, page), 'utf8').matchAll(named), ([, name = '']) => name);

const standsAt = (name: string): boolean => {
  const [room = '', ...rest] = name.split('/');
  return existsSync(join(packages, room, 'src', ...rest));
};

it.each(['CONTRIBUTING.md', 'docs/architecture.md', 'docs/glossary.md'])(
  '%s names files and folders where they are',
  (page) => {
    const names = namesIn(page);
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !standsAt(name))).toEqual([]);
  },
);
