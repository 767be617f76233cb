import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(source, file), 'utf8');
const tokens = read('theme/tokens.css');

/** What a token is in each theme: the light one stands first. */
const valuesOf = (token: string): string[] =>
  [...tokens.matchAll(new RegExp(`--${token}: (#[0-9a-f]{6});`, 'g'))].map(([, value]) => value ?? '');

/** Relative luminance of a color written as #rrggbb, by WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each([
  ['light', 0],
  ['dark', 1],
])('in the %s theme', (_, theme) => {
  test.each(['paper', 'sheet'])('the bounds of a field stand out from the %s (WCAG 1.4.11)', (ground) => {
    const [line, under] = [valuesOf('field-line')[theme], valuesOf(ground)[theme]];
    expect(contrast(line ?? '', under ?? '')).toBeGreaterThanOrEqual(3);
  });
});

test('no field is bounded by a hairline', () => {
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const rules = sheets.flatMap((file) =>
    [...read(file).matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, names = '', body = '']) => ({
      file,
      names,
      body,
    })),
  );
  const ofFields = rules.filter(({ names }) => /(\b(input|textarea|select)|\.select)\s*(,|$)/.test(names));
  expect(ofFields.length).toBeGreaterThan(20);
  expect(ofFields.filter(({ body }) => /border: 1px solid var\(--line\)/.test(body))).toEqual([]);
});

test('buttons that are only outlined are bounded as fields are', () => {
  const outlined = /input\.variant === 'default'\) return \{[^}]*border: '1px solid var\((--[a-z-]+)\)'/;
  expect(outlined.exec(read('theme/theme.ts'))?.[1]).toBe('--field-line');
});
