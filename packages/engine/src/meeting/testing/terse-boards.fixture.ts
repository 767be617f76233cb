import { sourceOf } from '../../testing/source.fixture.ts';

/** A small board that wastes no words: subjects of one word, a clerk who calls names, counts without sides. */
export const terseBoard = sourceOf(
  [
    ['Hedda Corvin', 'Noon. Library Pension Board. Sam, roll call.'],
    ['Sam Oakes', 'Everybody is in. That is a quorum.'],
    ['Hedda Corvin', 'Minutes of May fourth.'],
    ['Tilly Brandt', 'So moved.'],
    ['Amos Reddick', 'Second.'],
    ['Hedda Corvin', 'All in favor? Opposed? Passes.'],
    ['Hedda Corvin', 'Invoices. Sam.'],
    ['Sam Oakes', 'They come to nine thousand and forty dollars, mostly the auditor.'],
    ['Amos Reddick', 'Motion to pay the invoices of nine thousand and forty dollars.'],
    ['Tilly Brandt', 'Second.'],
    ['Hedda Corvin', 'Roll.'],
    ['Sam Oakes', 'Brandt.'],
    ['Tilly Brandt', 'Yes.'],
    ['Sam Oakes', 'Reddick.'],
    ['Amos Reddick', 'Yes.'],
    ['Sam Oakes', 'Chair.'],
    ['Hedda Corvin', 'Yes.'],
    ['Hedda Corvin', 'Portfolio. Ivo.'],
    [
      'Ivo Lind',
      'Thanks. You are heavy in stocks. What I am asking for is to move two million from stocks to bonds.',
    ],
    ['Tilly Brandt', 'So moved.'],
    ['Amos Reddick', 'Second.'],
    ['Hedda Corvin', 'Roll.'],
    ['Sam Oakes', 'Brandt, Reddick, Corvin?'],
    ['Tilly Brandt', 'Yes.'],
    ['Amos Reddick', 'No.'],
    ['Hedda Corvin', 'Yes.'],
    ['Sam Oakes', 'Two, one.'],
    ['Ivo Lind', 'The other one is the cranberry fund. It costs one percent.'],
    ['Amos Reddick', 'I move three million for the cranberry fund.'],
    ['Hedda Corvin', 'Second on three? No second. Okay.'],
    ['Tilly Brandt', 'Then let us do one million for the cranberry fund.'],
    ['Amos Reddick', 'Second.'],
    ['Hedda Corvin', 'Roll.'],
    ['Sam Oakes', 'Brandt.'],
    ['Tilly Brandt', 'Yes.'],
    ['Sam Oakes', 'Reddick.'],
    ['Amos Reddick', 'Yes.'],
    ['Sam Oakes', 'Chair.'],
    ['Hedda Corvin', 'No.'],
    ['Sam Oakes', "That's two, one."],
    [
      'Hedda Corvin',
      'And the parking policy. Let us not rush that. We will bump it to August. Anyone mind? No?',
    ],
    ['Hedda Corvin', 'Then we are adjourned.'],
  ],
  { kind: 'meeting' },
);

/** Recognition without stops: numbers without a word for them, hands, a report of what was voted behind closed doors. */
export const murmuredBoard = sourceOf(
  [
    [
      'SPEAKER_00',
      "okay i'll call the harbor board to order it looks like we have a quorum that's everyone here tonight",
    ],
    ['SPEAKER_00', 'public comment is first is there any public comment no okay'],
    ['SPEAKER_00', 'okay two is the fee schedule for the moorings'],
    ['SPEAKER_01', "i'd like to move that we raise the mooring fee by four percent from june"],
    ['SPEAKER_02', "yeah i'll second"],
    [
      'SPEAKER_00',
      "okay let's do hands for the four percent one two and against one two okay so it's two two it's a tie so it's not adopted",
    ],
    ['SPEAKER_00', 'three uh the dredging contract we put that out in march'],
    ['SPEAKER_02', 'the low bid came in from a firm up the coast and they can start in the fall'],
    ['SPEAKER_03', "i'd take the low bid from up the coast"],
    ['SPEAKER_02', 'second'],
    ['SPEAKER_00', 'everybody good yeah okay they are approved'],
    ['SPEAKER_00', "okay this next one's the night patrol we don't have the numbers yet"],
    ['SPEAKER_00', "any problem with holding the night patrol until may no okay that's off till may"],
    ['SPEAKER_00', 'five is closed session so everybody off the line please'],
    [
      'SPEAKER_04',
      'so for the record the board met in closed session and they voted four nothing to deny the claim for the damaged hull',
    ],
    ['SPEAKER_00', 'okay thank you we are adjourned'],
  ],
  { kind: 'meeting' },
);

/** An extract of a board's recording in a feed: no end, no minutes, but a quorum, motions and votes. */
export const extract = sourceOf([
  [
    'Orla Fenn',
    'This is the regular meeting of the Board of Trustees. We have a quorum. Item two is the audit.',
  ],
  ['Pim Rasch', 'The audit found nothing.'],
  ['Orla Fenn', 'Item three is the lease of the annex.'],
  ['Orla Fenn', 'It has been moved and seconded to renew the lease of the annex for two years.'],
  ['Orla Fenn', 'There are three in favour and three against. The motion fails. Item four is the roof.'],
  ['Pim Rasch', 'It leaks.'],
]);
