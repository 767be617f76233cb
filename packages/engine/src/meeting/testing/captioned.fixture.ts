import { sourceOf } from '../../testing/source.fixture.ts';

/** Captions of a video conference: short cues by named speakers, no numbers to the items, a vote by hands. */
export const captioned = sourceOf(
  [
    ['Chair Wakefield', 'good afternoon everyone this is the investment committee'],
    ['Chair Wakefield', "it's the ninth of april and we do have a quorum"],
    ['Chair Wakefield', 'next up we have the private credit recommendation'],
    ['Lena Orbach', 'thank you so we are recommending fifty million to Castlereagh Direct Lending Five'],
    ['Lena Orbach', 'fees are one percent on invested capital'],
    ['Trustee Iwu', 'I move we approve the commitment of fifty million dollars to Castlereagh'],
    ['Trustee Iwu', 'Direct Lending Five subject to satisfactory due diligence'],
    ['Trustee Bramley', 'second'],
    ['Chair Wakefield', 'okay all in favor raise your hands'],
    ['Chair Wakefield', "I count six and opposed that's one so six to one it passes"],
    ['Chair Wakefield', 'moving on to the custodian search'],
    ['Lena Orbach', 'we would like to put this over to June because two references are missing'],
    ['Chair Wakefield', 'any objection to holding the custodian search until June'],
    ['Chair Wakefield', 'hearing none the item is held over to June'],
    ['Chair Wakefield', 'and that brings us to the proxy voting guidelines'],
    ['Trustee Bramley', 'I make a motion to adopt the guidelines as drafted'],
    ['Trustee Iwu', "I'll second"],
    ['Trustee Okafor', "before we vote I can't support section nine it ties our hands"],
    ['Trustee Bramley', "then I'll withdraw my motion"],
    ['Chair Wakefield', 'the motion is withdrawn thank you we are adjourned'],
  ],
  { kind: 'meeting', title: 'Investment committee' },
);

/** A board by the book: previous question, motion to postpone, reconsideration, appointment by acclamation. */
export const byTheBook = sourceOf(
  [
    ['President Okonjo', 'The meeting will come to order. I call the roll of business. A quorum is present.'],
    [
      'President Okonjo',
      'The first item of business is the election of a vice president. Are there nominations?',
    ],
    ['Ms. Trevelyan', 'I nominate Mr. Sandoz.'],
    [
      'President Okonjo',
      'Are there further nominations? Hearing none, Mr. Sandoz is elected vice president by acclamation.',
    ],
    ['President Okonjo', 'Our next item is the rate of contribution. The chair recognizes Mr. Sandoz.'],
    [
      'Mr. Sandoz',
      'Mr. President, I move that the rate of contribution be set at 14.2 percent of payroll beginning January 1.',
    ],
    ['Ms. Trevelyan', 'I second the motion.'],
    ['Dr. Achebe', 'I move to postpone the question to our October meeting.'],
    ['Ms. Lindqvist', 'Second.'],
    [
      'President Okonjo',
      'It has been moved and seconded to postpone. Those in favor? Those opposed? The noes have it, two to five, and the motion to postpone is lost.',
    ],
    ['Ms. Lindqvist', 'I call the previous question.'],
    [
      'President Okonjo',
      'Without objection we proceed to the vote. On the main motion, those in favor? Opposed? The ayes are five and the noes two. The motion is carried.',
    ],
    ['President Okonjo', 'The next item is the lease of the annex.'],
    ['Ms. Trevelyan', 'I move that we extend the lease for two years.'],
    [
      'Mr. Sandoz',
      'Second, and would the mover accept a friendly amendment to make it one year with an option?',
    ],
    ['Ms. Trevelyan', 'I accept the amendment. One year, with an option for a second.'],
    [
      'President Okonjo',
      'Is there any objection to the motion as amended? There being no objection, it is so ordered.',
    ],
    ['President Okonjo', 'We will now go into closed session on a personnel matter.'],
    [
      'President Okonjo',
      'We are back in open session. In closed session, on a motion by Ms. Lindqvist, seconded by Dr. Achebe, the board voted six to one to reappoint the executive director for two years. There is nothing else to report.',
    ],
    ['President Okonjo', 'There being no further business, the meeting is adjourned.'],
  ],
  { kind: 'meeting', title: 'Board of directors' },
);
