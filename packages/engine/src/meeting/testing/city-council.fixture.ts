import { sourceOf } from '../../testing/source.fixture.ts';

/** A city council that sits as a pension board: a clerk calls the roll, a substitute, a motion that dies, a recusal. */
export const cityCouncil = sourceOf(
  [
    [
      'Mayor Ostrander',
      'The hour of six having arrived, I will call the pension board to order. Madam Clerk, please call the roll.',
    ],
    [
      'Clerk',
      'Council Member Abruzzi, here. Council Member Dell, here. Council Member Fonseca, here. Council Member Hartung, here. Mayor Ostrander, here. We have a quorum.',
    ],
    ['Mayor Ostrander', 'Next on the agenda is approval of the minutes of March 3. Is there a motion?'],
    ['Council Member Dell', 'Move approval.'],
    ['Council Member Fonseca', 'Second.'],
    [
      'Mayor Ostrander',
      'Any discussion? Seeing none, all those in favor signify by saying aye. Opposed? Motion carries unanimously.',
    ],
    ['Mayor Ostrander', "That brings us to item 4, the actuary's contract. Mr. Lomax?"],
    [
      'Mr. Lomax',
      'Staff recommends a renewal for three years at $210,000 a year. In 2022 a similar motion failed four to one, as you may recall.',
    ],
    ['Council Member Abruzzi', 'I would move to renew the contract for three years at $210,000 a year.'],
    ['Council Member Hartung', "I'd like to offer a substitute motion to renew for one year only."],
    ['Mayor Ostrander', 'Is there a second to the substitute?'],
    ['Council Member Fonseca', 'Second the substitute.'],
    ['Mayor Ostrander', 'On the substitute, roll call, please.'],
    ['Clerk', 'Abruzzi?'],
    ['Council Member Abruzzi', 'No.'],
    ['Clerk', 'Dell?'],
    ['Council Member Dell', 'Aye.'],
    ['Clerk', 'Fonseca?'],
    ['Council Member Fonseca', 'Aye.'],
    ['Clerk', 'Hartung?'],
    ['Council Member Hartung', 'Yes.'],
    ['Clerk', 'Mayor Ostrander?'],
    ['Mayor Ostrander', 'Nay.'],
    ['Clerk', 'The substitute passes three to two.'],
    [
      'Mayor Ostrander',
      'Moving on to item 5, the bus shelter lease. Council Member Dell, you asked for this.',
    ],
    ['Council Member Dell', 'I move that we sell the lease to the highest bidder.'],
    ['Mayor Ostrander', 'Is there a second? Hearing none, the motion dies for lack of a second.'],
    [
      'Mayor Ostrander',
      'Item 6, the fiduciary insurance. Council Member Hartung, I understand you are recusing yourself.',
    ],
    [
      'Council Member Fonseca',
      "So I'll make a motion to accept the bid of Tidewick Mutual, contingent on a clean audit.",
    ],
    ['Council Member Dell', "I'll second it."],
    [
      'Mayor Ostrander',
      'If the motion passes, coverage begins in June. All in favor? Any opposed? Four in favor, none opposed, and one recused. The motion is adopted.',
    ],
    ['Mayor Ostrander', 'Is there a motion to adjourn?'],
    ['Council Member Dell', 'So moved.'],
    ['Mayor Ostrander', 'Without objection, we are adjourned.'],
  ],
  { kind: 'meeting', title: 'Pension board' },
);
