import { sourceOf } from '../../testing/source.fixture.ts';
import { paperOf } from './more-shapes.fixture.ts';

/** A committee of an endowment: nobody moves anything, the chair sums up. */
export const endowment = sourceOf(
  [
    [
      'Ottilie Frane',
      'Good morning, everyone. Welcome to the spring meeting of the Investment Committee of the Larkmere College endowment. You have the minutes of February. Any changes? No? Then those stand as written.',
    ],
    ['Ottilie Frane', 'First, performance. Desmond, take us through it.'],
    [
      'Desmond Ruel',
      'The endowment returned 6.2 percent for the year to March, against 5.8 for the benchmark. The pool stood at 1.4 billion dollars. Venture was the drag.',
    ],
    ['Ottilie Frane', 'Thank you. Let us turn to the private credit target.'],
    [
      'Desmond Ruel',
      'We are at five percent today. Our recommendation is to raise the private credit target from five percent to eight percent, funded from core bonds, over two years.',
    ],
    ['Sunniva Pell', 'I worry about the timing, but two years is slow enough. I can live with it.'],
    ['Bartley Quine', 'I support it.'],
    [
      'Ottilie Frane',
      'I am hearing general support for that. Is everyone comfortable with eight percent over two years?',
    ],
    ['Sunniva Pell', 'Yes.'],
    ['Bartley Quine', 'Comfortable.'],
    ['Ottilie Frane', "Good. Then that's what we'll do. Next, the Sablewood fund."],
    [
      'Desmond Ruel',
      "Sablewood Growth Partners IV is a buyout fund. We'd propose a commitment of 15 million dollars, subject to legal review.",
    ],
    ['Sunniva Pell', 'What did they do with the last one?'],
    ['Desmond Ruel', 'Fund three is at 1.9 times. One other endowment we spoke to put in fifty million.'],
    ['Bartley Quine', 'Fine with me.'],
    [
      'Ottilie Frane',
      "Any dissent? No. So we've agreed to commit 15 million dollars to Sablewood Growth Partners IV, subject to legal review.",
    ],
    ['Ottilie Frane', 'Next, the currency hedge. Desmond had an idea there.'],
    ['Desmond Ruel', "I'd suggest that we hedge half of the foreign equity exposure from July."],
    ['Sunniva Pell', "I'm not convinced. It is a cost every year and we hold for forty."],
    ['Bartley Quine', 'I agree with Sunniva.'],
    [
      'Ottilie Frane',
      "I don't hear support for it. We'll leave the hedge where it is. Last, the spending rule.",
    ],
    ['Desmond Ruel', 'The provost has asked for a paper on a five percent rule, and it is not ready.'],
    [
      'Ottilie Frane',
      "Then we'll come back to that in September. That's everything. Thank you all, we're adjourned.",
    ],
  ],
  { kind: 'meeting', title: 'Investment Committee, spring' },
);

/** A British committee as it is heard: papers with recommendations, agreed without a division, and one division. */
export const councilCommittee = sourceOf(
  [
    [
      'Councillor Wexley',
      'Good afternoon and welcome to the Pensions Committee. Item one, apologies for absence. We have apologies from Councillor Brandreth. Item two, declarations of interest. None? Thank you. Item three, minutes of the last meeting. Can we agree those as a correct record?',
    ],
    ['Councillor Oldcastle', 'Agreed.'],
    ['Councillor Wexley', 'Thank you. Item four is the investment strategy statement. Mr Haddow.'],
    [
      'Mr Haddow',
      'Thank you, Chair. Members are asked to approve the revised strategy statement and to increase the allocation to infrastructure from 7 per cent to 10 per cent, funded from UK equities. The fund stood at £2.3 billion at the end of March.',
    ],
    ['Councillor Oldcastle', 'Is that net of the prepayment?'],
    ['Mr Haddow', 'It is, Councillor.'],
    ['Councillor Wexley', 'Any more questions? No. Are members content with the recommendation?'],
    ['Councillor Oldcastle', 'Yes, Chair.'],
    [
      'Councillor Wexley',
      'Recommendation agreed. Item five, the quarterly performance report. Mr Haddow again.',
    ],
    [
      'Mr Haddow',
      'The fund returned 1.9 per cent in the quarter, behind the benchmark by 0.3. This is for members to note.',
    ],
    ['Councillor Wexley', 'Noted. Thank you. Item six, the divestment motion.'],
    ['Councillor Tranter', 'I move that the fund sell its holdings in thermal coal by December 2027.'],
    ['Councillor Sagar', "I'll second that, Chair."],
    ['Councillor Wexley', 'All those in favour? Three. Against? Five. Abstentions? None. That is lost.'],
    [
      'Councillor Wexley',
      'Item seven, the administration budget. The recommendation is that the budget of £1.9 million be approved. Any comments? No. So resolved.',
    ],
    ['Councillor Wexley', 'That brings us to the end. I declare the meeting closed.'],
  ],
  { kind: 'meeting', title: 'Pensions Committee' },
);

/** Minutes that resolve: a stroke behind the word, several resolutions in one. */
export const resolutions = paperOf([
  'PENSIONS COMMITTEE',
  'Minutes of the meeting held on 11 June 2026',
  'Present: Councillors Wexley (Chair), Oldcastle, Sagar and Tranter. In attendance: Mr Haddow. The Committee was quorate.',
  '1 Apologies for absence were received from Councillor Brandreth.',
  '2 Minutes',
  'RESOLVED – That the minutes of the meeting held on 5 March 2026 be confirmed as a correct record.',
  '3 Investment strategy statement',
  'The Head of Pensions introduced the report. A member asked whether property was to be reduced. Mr Haddow said that it was not proposed.',
  'RESOLVED (unanimously) – That the allocation to infrastructure be increased from 7 per cent to 10 per cent.',
  '4 Risk register',
  'Members noted the contents of the report.',
  '5 Stewardship code',
  'The Committee was invited to sign the code. Having considered the report, the Committee',
  'RESOLVED – That officers submit an application to the stewardship code by 31 October 2026.',
  'The meeting closed at 4.10 pm.',
]);
