import { buildSegment } from '@ecco/factories/answers';
import { expect, test } from 'vitest';
import { contextOf } from './quote-context.ts';

const said = (text: string, speaker_label = 'Speaker 1') => buildSegment(0, { text, speaker_label });

test('a quote stands between the sentences around it', () => {
  const line = said('We met in May. Fees fell by a third. Nobody was surprised. We went on.');
  expect(contextOf('Fees fell by a third.', { line })).toEqual({
    before: 'We met in May.',
    quote: 'Fees fell by a third.',
    after: 'Nobody was surprised.',
  });
});

test('at the edges of a line it goes on in the next one of the same speaker alone', () => {
  const line = said('Fees fell by a third.');
  const around = { previous: said('One. Two.'), next: said('Three. Four.', 'Speaker 2') };
  expect(contextOf(line.text, { line, ...around })).toEqual({
    before: 'Two.',
    quote: 'Fees fell by a third.',
    after: '',
  });
});

test('words that the line no longer has stand alone', () => {
  const line = said('Something else. Entirely.');
  expect(contextOf('Fees fell.', { line })).toEqual({ before: '', quote: 'Fees fell.', after: '' });
});
