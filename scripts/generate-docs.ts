/**
 * `npm run docs`: writes docs/configuration.md, docs/api.md and docs/openapi.json from the code.
 * With `--check` it writes nothing and fails where a page is stale.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurationPage } from './docs/configuration-page.ts';
import { importQuickly } from './process/quick-imports.ts';

importQuickly();
const { describeApi, describeApiOnce, describeConfig, referencePage } = await import('@ecco/server');

const folder = join(import.meta.dirname, '../docs');
const api = await describeApi();
const pages: Record<string, string> = {
  'configuration.md': configurationPage(describeConfig()),
  'api.md': referencePage(api, { descriptionUrl: 'openapi.json' }),
  'openapi.json': `${JSON.stringify(await describeApiOnce())}\n`,
};

const isStale = (name: string, text: string): boolean => {
  const file = join(folder, name);
  return !existsSync(file) || readFileSync(file, 'utf8') !== text;
};
const stale = Object.entries(pages).filter(([name, text]) => isStale(name, text));

if (process.argv.includes('--check')) {
  for (const [name] of stale) console.error(`docs/${name} is stale; run "npm run docs"`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const [name, text] of stale) {
    writeFileSync(join(folder, name), text);
    console.log(`wrote docs/${name}`);
  }
}
