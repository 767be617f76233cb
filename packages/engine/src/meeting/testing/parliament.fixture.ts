import { sourceOf } from '../../testing/source.fixture.ts';

/** A committee of a parliament: amendments to a bill, each put as a question; groups of them have headings. */
export const billCommittee = sourceOf(
  [
    [
      'Nia Prosser',
      'Good morning and welcome to the Pensions Bill Committee. We have apologies for absence from one member. Item one is the consideration of amendments. We will begin with group 1, which relates to the cap on fees. I call on Gwil Tandy to speak to amendment 4.',
    ],
    [
      'Gwil Tandy',
      'Thank you, Chair. I have considered the amendments that have been tabled by the minister. A cap of one per cent would do.',
    ],
    ['Nia Prosser', 'Gwil, do you wish to move amendment 4?'],
    ['Gwil Tandy', 'I move.'],
    [
      'Nia Prosser',
      'The question is that amendment 4 be agreed. Does any member object? [Objection.] I will take a vote by show of hands. All those in favour. All those against. There voted two in favour, four against. Amendment 4 is not agreed. Minister, do you wish to move amendment 5?',
    ],
    ['Minister', 'Yes, please.'],
    [
      'Nia Prosser',
      'The question is that amendment 5 be agreed. Does any member object? Amendment 5 is therefore agreed.',
    ],
    ['Gwil Tandy', 'On a point of order. A unanimous motion by the National Assembly asked for more.'],
    [
      'Nia Prosser',
      'That is not a point of order. Item two is papers to note. Are members happy to note those? Thank you. Are members content that we meet in private for the rest? Agreed.',
    ],
  ],
  { kind: 'meeting', title: 'Bill committee' },
);

/** A council in form: the previous question, a division, a motion to postpone that lies on another, a lapse. */
export const formalCouncil = sourceOf(
  [
    [
      'President Ash',
      'I call to order this meeting of the county council. The clerk notes a quorum. Item one, the contribution.',
    ],
    ['Ms. Gale', 'I move adoption of ordinance nine in the amount of twelve million dollars.'],
    ['Mr. Thorne', 'Second.'],
    ['Mr. Lusk', 'I move to amend by striking twelve million and inserting fourteen million.'],
    ['Mr. Thorne', "I'll second that."],
    ['Ms. Gale', 'I move the previous question.'],
    ['Mr. Lusk', 'Second.'],
    ['President Ash', 'All in favor will rise. Four. Opposed. One. The previous question is ordered.'],
    ['President Ash', 'On the amendment, those in favor stand. Those opposed.'],
    ['Clerk', 'Two in favor, three opposed.'],
    [
      'President Ash',
      'The amendment is lost. We return to the main motion. All in favor? Any opposed? The ordinance is adopted.',
    ],
    ['President Ash', 'Item two, the timber fund.'],
    ['Mr. Lusk', 'I move that we commit eight million dollars to Dunlin Timber.'],
    ['Ms. Gale', 'Second.'],
    ['Mr. Thorne', 'I move to lay it on the table. No, to postpone it, to the May meeting.'],
    ['Mr. Lusk', 'Second.'],
    ['President Ash', "All in favor. Opposed? Three to one, it's postponed."],
    ['President Ash', 'Item three, the retreat.'],
    ['Mr. Lusk', "I'd like to move that all of us go to the shore in October."],
    ['President Ash', 'Is there a second? Anybody? It dies. We stand adjourned.'],
  ],
  { kind: 'meeting', title: 'County council' },
);
