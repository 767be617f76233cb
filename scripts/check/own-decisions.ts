import type { SourceText } from './mentions.ts';

const routesFile = /\.routes\.ts$/;
const guardedRoute = /\b(?:os\.|guard\(')(\w{1,40}\.\w{1,40})\b/g;
const decision = /\bauthorize\(\s{0,20}'(\w{1,40}\.\w{1,40})'/g;

const namesIn = (text: string, shape: RegExp) => [...text.matchAll(shape)];

/** Handlers that decide who may make their own call: their guard has decided that, and hands them the proof. */
export function ownDecisionFaults(files: readonly SourceText[]): string[] {
  return files
    .filter(({ path }) => routesFile.test(path))
    .flatMap(({ path, text }) => {
      const own = new Set(namesIn(text, guardedRoute).map(([, name]) => name));
      return namesIn(text, decision).flatMap(({ index, 1: name }) =>
        own.has(name)
          ? [`${path}:${text.slice(0, index).split('\n').length}: decides about ${name} again; its guard did`]
          : [],
      );
    });
}
