import { expect, test } from 'vitest';
import { firstViewOf } from './first-view.ts';

type Module = { code?: string; exports?: string[]; imports?: string[] };

const modules: Record<string, Module> = {
  '/app/item.tsx': {
    code: "import { IconLink } from 'icons';\nimport { isFinal as over, stages } from '@ecco/domain';",
    imports: ['/ui/section.tsx', '/icons/index.mjs', '/domain/index.ts'],
  },
  '/app/list.tsx': { imports: ['/ui/section.tsx', '/ui/table.tsx'] },
  '/ui/section.tsx': { imports: ['/ui/heading.tsx'] },
  '/icons/index.mjs': { imports: ['/icons/IconLink.mjs', '/icons/IconTrash.mjs'] },
  '/domain/index.ts': { imports: ['/domain/item/index.ts', '/domain/us-state.ts'] },
  '/domain/item/index.ts': { imports: ['/domain/item/status.ts'] },
  '/domain/item/status.ts': { exports: ['isFinal', 'endStatus'], imports: ['/domain/item/names.ts'] },
  '/domain/us-state.ts': { exports: ['usStates'] },
};

const known = {
  getModuleInfo: (id: string) => {
    const { code = '', exports = [], imports = [] } = modules[id] ?? {};
    return { code, exports, importedIds: imports };
  },
};

const fileOf = firstViewOf({
  page: '/app/item.tsx',
  others: ['/app/list.tsx'],
  own: 'own',
  shared: 'shared',
});

test.each([
  ['what the page begins with', '/app/item.tsx', 'own'],
  ['what another page needs too', '/ui/section.tsx', 'shared'],
  ['what that in turn needs', '/ui/heading.tsx', 'shared'],
  ['what only another page needs', '/ui/table.tsx', null],
  ['an icon that is taken', '/icons/IconLink.mjs', 'own'],
  ['one that is not', '/icons/IconTrash.mjs', null],
  ['a module that something is taken of, under another name', '/domain/item/status.ts', 'own'],
  ['what such a module needs', '/domain/item/names.ts', 'own'],
  ['one that stands beside it', '/domain/us-state.ts', null],
])('%s', (_, id, file) => {
  expect(fileOf(id, known)).toBe(file);
});
