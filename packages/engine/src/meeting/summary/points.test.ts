import { expect, it } from 'vitest';
import { sourceOf } from '../../testing/source.fixture.ts';
import { readProceedings } from '../proceedings.ts';
import { pointsOf } from './points.ts';

it('names who says "We": in a meeting of a fund that may be somebody else', () => {
  const source = {
    ...sourceOf(
      [
        [
          'Dana Holt',
          'The meeting of the board of trustees of the Gantry Pension Fund will come to order. A quorum is present.',
        ],
        ['Petra Vance', 'Good morning, I am Petra Vance, the chief investment officer of the pension fund.'],
        ['Petra Vance', 'We closed on $40 million with Harrow Bridge V under delegated authority.'],
        ['Dana Holt', 'Thank you. We are adjourned.'],
      ],
      { kind: 'meeting' },
    ),
    outline: { chapters: [] },
  };
  expect(pointsOf(source, readProceedings(source)).map(({ told }) => told.text)).toContain(
    'Petra Vance: “We closed on $40 million with Harrow Bridge V under delegated authority.”',
  );
});
