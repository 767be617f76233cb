import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Collected test material lies beside the repository where it is present; its suites are skipped where it is not.
const root = new URL('../../../../../shared/data', import.meta.url);

const suitePath = (path: string): string => fileURLToPath(new URL(path, root));
export const hasSuite = (path: string): boolean => existsSync(suitePath(path));
export const readSuite = (path: string): Uint8Array => new Uint8Array(readFileSync(suitePath(path)));

/** The lines of a JSON Lines file, parsed by `read`; none where the file is absent. */
export function suiteLines<Line>(path: string, read: (value: unknown) => Line): Line[] {
  if (!hasSuite(path)) return [];
  const lines = readFileSync(suitePath(path), 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => read(JSON.parse(line)));
}

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/**
 * Input made to hurt: whatever reads content must end with a named error or a result, soon. A million signs are enough:
 * what takes the square of them does not end either.
 */
export const hostileInputs: readonly [string, Uint8Array][] = [
  ['nothing', new Uint8Array()],
  ['white space', bytesOf(' \n\t'.repeat(10_000))],
  ['binary', Uint8Array.from({ length: 100_000 }, (_, index) => (index * 197 + (index >> 3)) & 255)],
  ['zeros', new Uint8Array(200_000)],
  ['a million <', bytesOf('<'.repeat(1_000_000))],
  ['deep nesting', bytesOf('<div>'.repeat(100_000))],
  ['deep feed', bytesOf(`<rss><channel><item>${'<a>'.repeat(50_000)}`)],
  ['huge attribute', bytesOf(`<rss version="${'a'.repeat(1_000_000)}"><channel/></rss>`)],
  ['unclosed comment', bytesOf(`<!--${'-'.repeat(1_000_000)}`)],
  ['deep JSON', bytesOf('['.repeat(1_000_000))],
  ['one long line', bytesOf('a '.repeat(500_000))],
  ['one long word', bytesOf('a'.repeat(1_000_000))],
  ['colons', bytesOf('A:'.repeat(1_000_000))],
  ['arrows', bytesOf(`WEBVTT\n\n${'00:00.000 --> '.repeat(200_000)}`)],
  ['stars', bytesOf('*'.repeat(1_000_000))],
  [
    'billion laughs',
    bytesOf(
      `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "${'ha'.repeat(50)}">${'bcdefghij'
        .split('')
        .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefghi'[index]};`.repeat(10)}">`)
        .join(
          '',
        )}]><rss version="2.0"><channel><title>&j;</title><item><title>&j;</title></item></channel></rss>`,
    ),
  ],
  [
    'external entity',
    bytesOf(
      '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss version="2.0"><channel><title>&x;</title></channel></rss>',
    ),
  ],
];
