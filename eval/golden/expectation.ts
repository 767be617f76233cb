import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GoldenLines } from './golden-lines.ts';
import type { GoldenText } from './golden-text.ts';

const fileOf = (name: string): string => join(import.meta.dirname, 'expected', `${name}.txt`);

/** The accepted lines of a text; none where it is new. */
export function readExpected(name: string): GoldenLines {
  try {
    return parseLines(readFileSync(fileOf(name), 'utf8'));
  } catch {
    return {};
  }
}

/** Accepts what the engine says of a text. */
export const writeExpected = (name: string, lines: GoldenLines): void =>
  writeFileSync(fileOf(name), formatLines(lines));

export const formatLines = (lines: GoldenLines): string =>
  Object.entries(lines)
    .map(([heading, texts]) => [`# ${heading}`, ...new Set(texts.map((text) => `- ${text}`))].join('\n'))
    .join('\n\n')
    .concat('\n');

export function parseLines(text: string): GoldenLines {
  const sections = text.split(/^# /mu).filter(Boolean);
  return Object.fromEntries(
    sections.map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return [heading, lines.filter(Boolean).map((line) => line.replace(/^- /u, ''))];
    }),
  );
}

/** What the engine no longer says and what it says anew, under the heading it stands under; order does not count. */
export function differences(expected: GoldenLines, actual: GoldenLines): string[] {
  const headings = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  return [...headings].flatMap((heading) => {
    const [before, now] = [new Set(expected[heading]), new Set(actual[heading])];
    return [
      ...[...before].filter((line) => !now.has(line)).map((line) => `gone from ${heading}: ${line}`),
      ...[...now].filter((line) => !before.has(line)).map((line) => `new in ${heading}: ${line}`),
    ];
  });
}

/** A sentence stands at one place of the page: what must be told may be told at any of them. */
const chosen = ['in one line', 'short form', 'insights', 'why it matters', 'highlights', 'chapter sentences'];

/** What a text's author asks for and the engine does not do, whatever was accepted. */
export function brokenPromises({ asked, must, never }: GoldenText, lines: GoldenLines): string[] {
  const summary = chosen.flatMap((heading) => lines[heading] ?? []);
  const shown = [...summary, ...(lines['claims'] ?? [])];
  return [
    ...must
      .filter((words) => !summary.some((line) => line.includes(words)))
      .map((words) => `not told: ${words}`),
    ...never.filter((words) => shown.some((line) => line.includes(words))).map((words) => `told: ${words}`),
    ...asked.flatMap(({ query, answer }) => {
      const given = lines[`answer: ${query}`] ?? [];
      if (answer === null) return given.length === 0 ? [] : [`no silence on: ${query}`];
      return given.some((line) => line.includes(answer)) ? [] : [`no "${answer}" on: ${query}`];
    }),
  ];
}
