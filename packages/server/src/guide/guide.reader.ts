import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@ecco/contract';
import { describeApi } from '../openapi/openapi.ts';
import { type GuideName, guides } from './guide.list.ts';
import { referencePage } from './reference.page.ts';

const pages = join(import.meta.dirname, 'pages');
const numbers: Readonly<Record<string, unknown>> = limits;

/** Limits stand in the guides by name, `{{queryMaxLength}}`, so that they are those of the code. */
function withLimits(text: string): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_sign, name: string) => {
    const limit = Object.hasOwn(numbers, name) ? numbers[name] : undefined;
    if (typeof limit !== 'number') throw new Error(`a guide names the limit ${name}, which there is not`);
    return limit.toLocaleString('en-US');
  });
}

const fileOf = async (name: string): Promise<string> =>
  withLimits(await readFile(join(pages, `${name}.md`), 'utf8'));

async function indexPage(): Promise<string> {
  const links = guides.map(({ name, title, about }) => `- [${title}](/api-docs/${name}): ${about}`);
  return [await fileOf('index'), '## All guides', '', ...links, ''].join('\n');
}

/** A guide in Markdown. */
export async function readGuide(name: GuideName | 'index'): Promise<string> {
  if (name === 'index') return indexPage();
  if (name !== 'reference') return fileOf(name);
  return referencePage(await describeApi(), { descriptionUrl: '/v2/openapi.json' });
}
