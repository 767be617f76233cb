import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type LaterChunk, laterChunks } from '../../messages/chunks.ts';

const textOf = (file: string): string => readFileSync(file, 'utf8');
/** What a page brings later belongs to it too, unless it comes with words of its own. */
const bringsLater = (file: string): boolean =>
  file.includes('/app/pages/') && !/WithWords|loadChunk/.test(textOf(file));
const importsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/(from |import\()'(\.[^']+\.tsx?)'/g)]
    .filter(([, how]) => how === 'from ' || bringsLater(file))
    .map(([, , path = '']) => join(dirname(file), path))
    .filter((path) => existsSync(path) && !path.includes('/messages/'));

/** A page's file and everything it brings with it. */
function filesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const imported of importsOf(file)) filesOf(imported, seen);
  return seen;
}

type Route = { path: string; pages: string[]; words: string[] };

/** The pages of one route: named in it, or by a constant of its file; where that is unclear, all of those. */
function pagesOf(route: string, constants: readonly [name: string, page: string][]): string[] {
  if (!route.includes('component:')) return [];
  const own = /import\('([^']+)'\)/.exec(route)?.[1];
  if (own) return [own];
  const named = constants.filter(([name]) => new RegExp(`\\b${name}\\b`).test(route));
  return (named.length > 0 ? named : constants).map(([, page]) => page);
}

/** A route with the name of its page, where it names that by a constant of its file. */
function withPage(route: string, text: string): string {
  const constant = /component: (\w+),/.exec(route)?.[1];
  const chunk = constant && new RegExp(`const ${constant} = pageChunk\\((\\w+, '\\w+')\\)`).exec(text)?.[1];
  return chunk ? `${route}\n${chunk}` : route;
}

/** A file that only leads on to pages stands for those of them that the route names. */
function pagesIn(file: string, route: string): string[] {
  const led = [...textOf(file).matchAll(/^export \{ (\w+) \} from '([^']+)'/gm)]
    .filter(([, name = '']) => new RegExp(`'${name}'`).test(route))
    .map(([, , path = '']) => join(dirname(file), path));
  return led.length > 0 ? led : [file];
}

/** The routes as their files say them. */
function routes(): Route[] {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.routes.ts'));
  return files.flatMap((file) => {
    const text = textOf(join(import.meta.dirname, file));
    const constants = [
      ...text.matchAll(/const (\w+) = (?:lazyRouteComponent\()?\(\) => import\('([^']+)'\)/g),
    ].map(([, name = '', page = '']): [string, string] => [name, page]);
    return text
      .split('createRoute({')
      .slice(1)
      .map((block) => {
        const route = withPage(block.slice(0, block.indexOf('});')), text);
        return {
          path: /path: '([^']+)'/.exec(route)?.[1] ?? route,
          pages: pagesOf(route, constants).flatMap((page) => pagesIn(join(import.meta.dirname, page), route)),
          words: /words\(([^)]*)\)/.exec(route)?.[1]?.match(/\w+/g) ?? [],
        };
      });
  });
}

test('every page brings the words it says', async () => {
  const parts = await Promise.all(
    (Object.keys(laterChunks) as LaterChunk[]).map(async (part) => {
      const sections = Object.keys(await laterChunks[part]()).join('|');
      return { part, says: new RegExp(`['\`](${sections})\\.\\w`) };
    }),
  );
  const matches = routes();
  expect(matches.filter(({ pages }) => pages.length > 0).length).toBeGreaterThan(20);
  const missing = matches.flatMap(({ path, pages, words }) => {
    const text = pages.flatMap((page) => [...filesOf(page)].map(textOf)).join('\n');
    return parts
      .filter(({ part, says }) => says.test(text) && !words.includes(part))
      .map(({ part }) => `${path} needs words('${part}')`);
  });
  expect(missing).toEqual([]);
});
