import type { Segment } from '@ecco/contract';
import { buildSegment } from '@ecco/factories/answers';
import { screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { expect, test } from 'vitest';
import { renderComponent } from '../../testing/render.tsx';
import { AsideNote, isAside, UnsureText } from './unsure-text.tsx';

const text = 'We pay 71 basis points to Bridgewell.';
const review = { uuid: 'r', by: null, paper: 'Minutes of May 6', at: '2031-05-20T10:00:00.000Z' };

function Line({ segment }: { segment: Segment }) {
  const { t } = useTranslation();
  return (
    <div data-testid="line">
      <UnsureText segment={segment} phrases={['basis']} t={t} />
      {isAside(segment) ? <AsideNote segment={segment} t={t} /> : null}
    </div>
  );
}

test('what was heard unsurely is marked with its words, and no word is added to the line', () => {
  const unsure = [
    { at: 26, length: 10, kind: 'name' as const, review },
    { at: 7, length: 15, kind: 'figure' as const, review: null },
  ];
  renderComponent(<Line segment={{ ...buildSegment(3), text, unsure }} />);
  expect(screen.getByTestId('line').textContent).toBe(text);
  expect(screen.getByTitle('Heard unsurely').textContent).toBe('71 basis points');
  expect(screen.getByTitle('Heard unsurely, confirmed by Minutes of May 6').textContent).toBe('Bridgewell');
  expect(screen.getByText('basis').tagName).toBe('MARK');
});

test('a line that is set aside says why, until it is taken back', () => {
  const segment = { ...buildSegment(3), text, set_aside: { reason: 'silence' as const, review: null } };
  renderComponent(<Line segment={segment} />);
  expect(screen.getByText('Probably not said: nobody speaks here')).toBeShown();
  expect(isAside({ ...segment, set_aside: { reason: 'silence', review } })).toBe(false);
});
