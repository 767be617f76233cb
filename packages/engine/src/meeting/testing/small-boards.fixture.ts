import { sourceOf } from '../../testing/source.fixture.ts';
import { paperOf } from './more-shapes.fixture.ts';

/** A county board: a mover who takes up what is suggested, an election, a vote told on return from closed session. */
export const countyBoard = sourceOf(
  [
    [
      'Chair Vo',
      "Good afternoon, calling to order the meeting of the Retirement Board at one o'clock. Madam Secretary, roll.",
    ],
    ['Secretary', 'Nine present. You have a quorum.'],
    [
      'Chair Vo',
      'First on our agenda is the consent agenda. Does anyone wish to pull an item? Hearing none, I need a motion.',
    ],
    ['Supervisor Park', 'Move the consent agenda.'],
    ['Mr. Teal', 'Second.'],
    ['Chair Vo', 'Please vote. That passes nine to zero.'],
    ['Chair Vo', 'Next we have the custody contract. Go ahead, Dana.'],
    ['Dana Reyes', 'Thank you. We recommend extending the custody contract with Ironbank by five years.'],
    ['Supervisor Park', "I'll make the motion to extend, but for three years rather than five."],
    ['Ms. Orr', "I'll second that motion."],
    ['Mr. Teal', 'Would you consider adding a fee review at month eighteen?'],
    ['Supervisor Park', "Sure, I'd be happy to include that in my motion."],
    ['Ms. Orr', 'Fine with the seconder.'],
    [
      'Chair Vo',
      'So we have a motion for three years with a fee review at eighteen months. Secretary, call the roll.',
    ],
    ['Secretary', 'Supervisor Park?'],
    ['Supervisor Park', 'Aye.'],
    ['Secretary', 'Mr. Teal?'],
    ['Mr. Teal', 'Aye.'],
    ['Secretary', 'Ms. Orr?'],
    ['Ms. Orr', 'Aye.'],
    ['Secretary', 'Dr. Bell?'],
    ['Dr. Bell', "I'll be a no on this one."],
    ['Secretary', 'Chair Vo?'],
    ['Chair Vo', 'Yes.'],
    ['Secretary', 'Motion passes, four to one.'],
    ['Chair Vo', 'Item 5, report on cyber insurance. This is informational only.'],
    ['Dana Reyes', 'The premium is $212,000. No action is needed.'],
    ['Chair Vo', "We'll receive and file that. Item 6, election of officers."],
    ['Mr. Teal', 'I nominate Supervisor Park for chair.'],
    [
      'Chair Vo',
      'Any other nominations? Seeing none, nominations are closed. All in favor of Supervisor Park as chair say aye. Any opposed? Congratulations.',
    ],
    ['Chair Vo', "Item 7, the disability application. We'll go into closed session."],
    [
      'Chair Vo',
      'We are back. The board voted unanimously in closed session to grant the application with a retirement date of March 1. Nothing further to report.',
    ],
    ['Chair Vo', "And that's it. We stand adjourned."],
  ],
  { kind: 'meeting' },
);

/** Minutes in prose, without numbers to their headings. */
export const proseMinutes = paperOf([
  'Minutes of the Finance Committee, Town of Larkfield Employees Pension Plan, February 3, 2026. Present: J. Amory, P. Costa, L. Dvorak, S. Ewing.',
  'Mr. Amory called the meeting to order at 4:05 p.m. and noted that a quorum was present.',
  'Approval of Minutes',
  'Ms. Costa made a motion to approve the minutes of January 6, which was seconded by Mr. Dvorak. The motion passed unanimously.',
  'Investment Manager Presentation',
  "Representatives of Quarry Lane Capital presented. After discussion, upon a motion made by Ms. Ewing and seconded by Ms. Costa, the Committee unanimously approved a commitment of $5 million to Quarry Lane Fund II, subject to counsel's review of the subscription documents.",
  'Real Estate Rebalancing',
  'A motion to transfer $3 million from the Harbor Core Fund to cash was made by Mr. Dvorak, seconded by Ms. Ewing, and carried by a vote of 3 to 1, with Mr. Amory opposed.',
  'Ms. Ewing then moved to reconsider the January decision on fees. There being no second, the motion died.',
  'Other Business',
  'By consensus, the Committee directed staff to solicit quotes for fiduciary liability insurance. The consultant noted that a neighboring town voted 5-2 in December to close its plan.',
  'Adjournment',
  'There being no further business, on motion of Ms. Costa, seconded by Mr. Dvorak, the meeting was adjourned at 5:20 p.m.',
]);

/** Raw recognition: no full stops, no names to the voices, a clerk who calls them. */
export const rawRecognition = sourceOf(
  [
    [
      'SPEAKER_00',
      "okay it is ten oh one i'll call this meeting to order we have five of seven so we have a quorum",
    ],
    ['SPEAKER_00', "first item approval of the agenda any changes hearing none we'll go with that"],
    ['SPEAKER_00', 'item two minutes of february ninth can i get a motion'],
    ['SPEAKER_03', 'i move to approve'],
    ['SPEAKER_02', "i'll second"],
    ['SPEAKER_00', 'any discussion all in favor say aye'],
    ['SPEAKER_03', 'aye'],
    ['SPEAKER_02', 'aye'],
    ['SPEAKER_04', 'aye'],
    [
      'SPEAKER_00',
      'any opposed motion carries unanimously moving on item three is the private equity recommendation mr chen',
    ],
    [
      'SPEAKER_01',
      'thank you we are recommending up to thirty million to ridge point capital six and last year you may recall the motion for ridge point five carried four to three',
    ],
    ['SPEAKER_02', 'so what if we did twenty instead'],
    ['SPEAKER_01', 'twenty would be fine with us'],
    [
      'SPEAKER_02',
      'okay then i would move that we commit twenty million to ridge point capital six subject to legal review',
    ],
    ['SPEAKER_05', 'second that'],
    ['SPEAKER_00', 'we have a motion and a second any further discussion okay roll call please'],
    ['SPEAKER_06', 'miss abbot'],
    ['SPEAKER_02', 'yes'],
    ['SPEAKER_06', 'mr field'],
    ['SPEAKER_03', 'yes'],
    ['SPEAKER_06', 'mr gupta'],
    ['SPEAKER_04', 'no'],
    ['SPEAKER_06', 'miss lane'],
    ['SPEAKER_05', 'yes'],
    ['SPEAKER_06', 'chairman moss'],
    ['SPEAKER_00', 'yes'],
    ['SPEAKER_06', 'motion passes four to one'],
    [
      'SPEAKER_00',
      "alright next is the discussion of the funding policy and staff has asked us to table this so if there's no objection we'll table that until the april meeting okay seeing none",
    ],
    ['SPEAKER_00', 'last item is new business anybody okay then do i have a motion to adjourn'],
    ['SPEAKER_03', 'so moved'],
    ['SPEAKER_00', 'we are adjourned'],
  ],
  { kind: 'meeting' },
);
