import { sourceOf } from '../../testing/source.fixture.ts';

/** A board that speaks: a mover amends the recommendation while moving it; another puts off what was just moved. */
export const spokenBoard = sourceOf(
  [
    ['Chair Mbeki', 'Okay, we are back on the record. The private equity commitment. Mr. Lund, go ahead.'],
    [
      'Piet Lund',
      "We're asking the board to approve a commitment of up to two hundred million dollars to Alder Partners Fund VIII.",
    ],
    [
      'Trustee Naka',
      "I'll move staff's recommendation, but I'd like to amend it to a hundred and fifty million. I'm not comfortable at two hundred.",
    ],
    ['Trustee Holloway', "I'll second that."],
    [
      'Chair Mbeki',
      'We have a motion and a second for one hundred fifty million. Is there any public comment? Seeing none. Madam Secretary, call the roll.',
    ],
    ['Secretary', 'Trustee Abbas?'],
    ['Trustee Abbas', 'No.'],
    ['Secretary', 'Trustee Holloway?'],
    ['Trustee Holloway', 'Aye.'],
    ['Secretary', 'Trustee Naka?'],
    ['Trustee Naka', 'Aye.'],
    ['Secretary', 'Chair Mbeki?'],
    ['Chair Mbeki', "Aye. So that's three ayes, one no. The motion carries. Now the search."],
    ['Piet Lund', "We'd want you to authorize us to go out with an RFP for a direct lending manager."],
    ['Trustee Abbas', 'So moved.'],
    ['Trustee Holloway', 'I would rather wait. I move to postpone that till we have seen the cash flow.'],
    ['Trustee Naka', "I'll second the postponement."],
    [
      'Chair Mbeki',
      "Okay, motion to postpone takes precedence. All in favor say aye. That's three. Opposed? One. So the search is postponed to the November meeting. Let's go to the report.",
    ],
    ['Piet Lund', 'Yes, Madam Chair. The meeting is adjourned after that.'],
  ],
  { kind: 'meeting', title: 'Board meeting' },
);
