import { buildCitation } from '@ecco/factories/answers';
import { describe, expect, it } from 'vitest';
import { ecco } from '../../messages/ecco.generated.ts';
import { createMessages } from '../../messages/i18n.ts';
import { citedPlace, placeLabel, placeOf, placeOfLine } from './place.ts';

const messages = createMessages();
messages.addResourceBundle('en', 'ecco', ecco, true);
const labelOf = (place: Parameters<typeof placeLabel>[1]) => placeLabel(messages.t, place);

describe('a place', () => {
  const estimated = buildCitation(7, { start_timestamp: null, end_timestamp: null, about_timestamp: 750 });

  it('whose time is exact is written by its second, and its link leads to that', () => {
    const exact = citedPlace(buildCitation(7, { start_timestamp: 750 }));
    expect(labelOf(exact)).toBe('12:30');
    expect(exact.source?.href).toContain('timestamp=750');
  });

  it('whose time is estimated says about when it is, and its link leads to its line', () => {
    expect(labelOf(placeOf(estimated))).toBe('about 12:30');
    const { href } = citedPlace(estimated).source ?? { href: '' };
    expect(href).toContain(`segment=${estimated.segment_id}`);
    expect(href).not.toContain('timestamp');
  });

  it('without a time is written by its paragraph', () => {
    expect(labelOf(placeOf({ ...estimated, about_timestamp: undefined }))).toBe('¶ 8');
  });
});

it('a line whose time is estimated says so, and can be played from there', () => {
  const line = { id: 's7', content_id: 7, start_ms: 750_000, page_number: null };
  const about = placeOfLine({ ...line, times: 'estimated' });
  expect([labelOf(about), about.seconds]).toEqual(['about 12:30', 750]);
  expect(labelOf(placeOfLine({ ...line, times: undefined }))).toBe('12:30');
});
