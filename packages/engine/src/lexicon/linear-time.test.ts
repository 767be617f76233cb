import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { parseSync } from '@swc/core';
import { analyse } from 'scslre';
import { describe, expect, it } from 'vitest';
// Loaded before patterns are collected: a library's own are its maintainers' to hold.
import 'compromise/two';
import 'stemmer';

// What the engine reads comes from anywhere, so no pattern may take longer than in proportion to its text. An analyser
// finds the parts of a pattern that can give the same characters to each other, and those that are tried again from
// every place of a run.

const folder = new URL('..', import.meta.url).pathname;
const rooms = new URL('../../..', import.meta.url).href;
const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !/\.test\.|\.fixture\./u.test(file));

const longestInCode = 280;

type PatternPlace = { file: string; pattern: string; flags: string };

function literalsIn(file: string): PatternPlace[] {
  const patternPlaces: PatternPlace[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one);
    else if (typeof node === 'object' && node !== null) {
      const { type, pattern, flags } = { type: '', pattern: '', flags: '', ...node };
      if (type === 'RegExpLiteral') patternPlaces.push({ file, pattern, flags });
      else for (const one of Object.values(node)) visit(one);
    }
  };
  visit(parseSync(readFileSync(`${folder}${file}`, 'utf8'), { syntax: 'typescript' }));
  return patternPlaces;
}

/** From here on modules of the rooms are loaded anew, beside those that are there; until `deregister` is called. */
const loadFresh = () =>
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      return resolved.url.startsWith(rooms) ? { ...resolved, url: `${resolved.url}?anew` } : resolved;
    },
  });

/** The patterns that modules put together when they are loaded, the lexicons' among them. */
async function composed(): Promise<PatternPlace[]> {
  const patternPlaces: PatternPlace[] = [];
  const native = globalThis.RegExp;
  const moduleHooks = loadFresh();
  let file = '';
  globalThis.RegExp = new Proxy(native, {
    construct(target, given: [string | RegExp, string?]) {
      const made = new target(...given);
      patternPlaces.push({ file, pattern: made.source, flags: made.flags });
      return made;
    },
  });
  try {
    for (const name of files) {
      file = name;
      await import(`${folder}${name}`);
    }
  } finally {
    globalThis.RegExp = native;
    moduleHooks.deregister();
  }
  return patternPlaces;
}

/** How a pattern may take more than linear time; empty where it cannot. */
function faultsOf({ file, pattern, flags }: PatternPlace): string[] {
  const { reports } = analyse(new RegExp(pattern, flags), {
    reportTypes: { Move: true, Self: true, Trade: true },
    assumeRejectingSuffix: false,
  });
  return reports.map(({ type }) => `${file}: ${type} in ${pattern.slice(0, 300)}`);
}

describe('patterns of the engine take time in proportion to the text', () => {
  it('finds what does not', () => {
    const faults = (pattern: string) => faultsOf({ file: 'x', pattern, flags: 'u' }).length;
    expect([faults('(?:a+)+b'), faults('a*a*b'), faults('\\s+$')].every((count) => count > 0)).toBe(true);
    expect(faults('a{1,3}b')).toBe(0);
  });

  it('as they are written', () => {
    expect(files.flatMap(literalsIn).flatMap(faultsOf)).toEqual([]);
  });

  it('and are no longer than a line or two: words lie in lexicons', () => {
    const long = files.flatMap(literalsIn).filter(({ pattern }) => pattern.length > longestInCode);
    expect(long.map(({ file, pattern }) => `${file}: ${pattern}`)).toEqual([]);
  });

  it('as they are put together', async () => {
    const all = await composed();
    expect(all.length).toBeGreaterThan(100);
    expect([...new Set(all.flatMap(faultsOf))]).toEqual([]);
  });
});
