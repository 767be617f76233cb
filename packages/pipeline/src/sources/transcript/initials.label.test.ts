import { describe, expect, it } from 'vitest';
import { parseTranscript } from './parse-transcript.ts';

const read = (lines: readonly string[]) =>
  parseTranscript(new TextEncoder().encode(lines.join('\n\n')), { name: 'talk.txt' }).segments.map(
    ({ speaker }) => speaker,
  );

const first = ['Mila Forster: Welcome to the talk on pools.', 'Conrad Ruhl: I am glad to be in this room.'];

describe('voices that are called by their initials', () => {
  it('are the ones that were named in full before', () => {
    const voices = read([...first, 'MF: How do they choose a pool?', 'CR: By the fee that it asks.']);
    expect(voices).toEqual(['Mila Forster', 'Conrad Ruhl', 'Mila Forster', 'Conrad Ruhl']);
  });

  it('keep their letters where nobody was named so, or two were', () => {
    const twins = 'Carla Reiss: I have another question on it.';
    const voices = read([...first, twins, 'CR: By the fee.', 'AB: And by its size.', 'CR: Yes, that too.']);
    expect(voices.slice(3)).toEqual(['CR', 'AB', 'CR']);
  });

  it('are nobody who is named only below', () => {
    expect(read(['MF: How do they choose?', 'Conrad Ruhl: By the fee.', ...first])[0]).toBe('MF');
  });

  it('are known by the first and the last of three names', () => {
    const voices = read([...first, 'Ana Garza Vidal: I pay it as well.', 'AV: And more each year.']);
    expect(voices.at(-1)).toBe('Ana Garza Vidal');
  });
});
