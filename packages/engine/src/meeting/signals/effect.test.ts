import { describe, expect, it } from 'vitest';
import { signalled } from '../testing/reported-minutes.fixture.ts';
import { signalsOf } from '../testing/spoken-lines.fixture.ts';
import { spokenMeeting } from '../testing/spoken-meeting.fixture.ts';

/** The signals of a meeting of a pension fund that moves something, which carries. */
const movedAndCarried = (motion: string) =>
  signalsOf(
    spokenMeeting(
      ['Dana Holt', 'Item 4, the portfolio of the pension fund.'],
      ['Ana Ruiz', `I move ${motion}.`],
      ['Bill Tate', 'Second.'],
      ['Dana Holt', 'All in favor? Opposed? The motion carries, five to two.'],
    ),
  );

describe('a motion that carries and does not do what its words name', () => {
  it.each([
    'to suspend the search for a small cap manager',
    'to cancel the search for a small cap manager',
    'to halt the RFP for custodian services',
    "to overrule the director's termination of Oakmere Growth",
    'to keep Oakmere Growth and drop the idea of termination',
    'to receive the report on the termination of Oakmere Growth',
    'to ask staff for a memo on whether to terminate Oakmere Growth',
    'to ask the actuary what lowering the assumed rate to 6.5 percent would cost',
    'to authorize the director to talk to the County about a commitment of $20 million to Quill Ventures VII',
    'to urge the legislature to raise the member contribution from 8 to 9 percent',
    'to hold the employer contribution at 21 percent',
    'to censure Trustee Yoder for announcing the termination of Oakmere Growth',
    'to reduce our commitment to Quill Ventures VII from $20 million to $10 million',
  ])('is no signal: %s', (motion) => {
    expect(movedAndCarried(motion)).toEqual([]);
  });

  it.each([
    ['that we do not terminate Oakmere Growth and keep them on watch', 'termination'],
    ['to retain Oakmere Growth rather than terminate it', 'termination'],
    ['to continue with Oakmere Growth, without terminating it', 'termination'],
    ['that we do not accept the resignation of our chief investment officer, Lorraine Petty', 'departure'],
    ['to refuse the redemption request from Oslo Peak', 'redemption'],
  ])('refuses it: %s', (motion, kind) => {
    expect(movedAndCarried(motion)).toMatchObject([{ kind, stage: { value: 'rejected' } }]);
  });

  it('is refused in minutes as well', () => {
    expect(
      signalled(
        'Trustee Ashby moved, seconded by Trustee Renner, that Oakmere Growth not be terminated. The motion carried 3-1.',
      ),
    ).toMatchObject([{ kind: 'termination', stage: { value: 'rejected' } }]);
  });
});

describe('a motion that does one thing', () => {
  it('rather than another is of what it does', () => {
    expect(
      movedAndCarried('that rather than commit $20 million to Quill Ventures VII, we commit $10 million'),
    ).toMatchObject([
      { kind: 'commitment', amount: { value: { value: 10e6 } }, stage: { value: 'approved' } },
    ]);
  });

  it('by somebody who is told to do it does it', () => {
    expect(movedAndCarried('to direct staff to issue a request for proposals for a custodian')).toMatchObject(
      [{ kind: 'search', stage: { value: 'approved' } }],
    );
  });
});
