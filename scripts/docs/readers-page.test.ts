import { describe, expect, it } from 'vitest';
import { isOfReaders, readersPage } from './readers-page.ts';

const captions = 'packages/pipeline/src/sources/transcript/caption-layouts.test.ts';
const feeds = 'packages/pipeline/src/sources/feed/parse-feed.test.ts';

describe('the page of what is read', () => {
  it('lists the tests of a reader below what they are of, the readers in their order', () => {
    const page = readersPage([
      { file: feeds, of: ['feeds as found'], title: 'reads Atom' },
      { file: captions, of: ['captions'], title: 'SBV' },
      { file: captions, of: ['captions'], title: 'TTML with <b>\n agents' },
    ]);

    expect(page.split('\n').slice(4).join('\n')).toBe(
      [
        '## Transcripts',
        '',
        'Captions, answers of transcription services, exports of meeting programs, printed talks.',
        '',
        '**captions**',
        '',
        '- SBV',
        '- TTML with \\<b\\> agents',
        '',
        '## Feeds',
        '',
        'RSS, Atom, RDF and JSON Feed, with the podcast namespaces.',
        '',
        '**feeds as found**',
        '',
        '- reads Atom',
        '',
      ].join('\n'),
    );
  });

  it('leaves out what every reader is given', () => {
    expect(readersPage([{ file: feeds, of: [], title: 'zeros ends with a named error' }])).not.toContain(
      'zeros',
    );
  });

  it('is of readers alone', () => {
    expect(isOfReaders(captions)).toBe(true);
    expect(isOfReaders('packages/web/src/app/item/item-head.test.tsx')).toBe(false);
  });
});
