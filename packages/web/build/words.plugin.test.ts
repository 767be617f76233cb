import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { sectionsIn, wordsPlugin } from './words.plugin.ts';

describe('the sections that a module says words of', () => {
  it('are found by its keys, whole or up to a name that the code has', () => {
    expect(sectionsIn("t('list.title'); t('list.empty'); t(" + '`status.$' + '{name}`)')).toEqual([
      'list',
      'status',
    ]);
  });

  it('are those of the catalogue alone', () => {
    expect(sectionsIn("import './list.ts'; tag('nothing.changed'); row.list.title")).toEqual([]);
  });
});

/** The files of a client of these modules, which lie among those of the product; nothing is written. */
async function built(modules: Readonly<Record<string, string>>) {
  const root = join(import.meta.dirname, '..');
  const paths = Object.fromEntries(
    Object.entries(modules).map(([name, text]) => [join(root, 'src', name), text]),
  );
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'modules',
        resolveId: (id) => (join(root, 'src', id) in paths ? join(root, 'src', id) : null),
        load: (id) => paths[id] ?? null,
      },
      wordsPlugin(),
    ],
    build: { write: false, rolldownOptions: { input: 'first.ts' } },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('the build wrote nothing');
  return output.output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
}

it('brings the words of a part that comes later with that part', async () => {
  const [first, later, ...rest] = await built({
    'first.ts': "t('brand.name'); import('later.ts')",
    'later.ts': "t('terms.title')",
  });
  expect(rest).toEqual([]);
  expect(first?.code).toContain('Ecco');
  expect(first?.code).not.toContain('Terms of');
  expect(later?.code).toContain('Terms of');
});
