import type { Source } from '../../ports/ports.ts';
import { type Line, sourceOf } from '../../testing/source.fixture.ts';

const chair = 'Dana Holt';

/** The recording of a meeting of a fund's board, in which some lines are said between its beginning and its end. */
export const spokenMeeting = (...lines: Line[]): Source =>
  sourceOf(
    [
      [
        chair,
        'The regular meeting of the board of trustees of the Gantry Pension Fund will come to order. A quorum is present.',
      ],
      ...lines,
      [chair, 'Thank you. Any questions on that? The meeting is adjourned.'],
    ],
    { kind: 'meeting' },
  );
