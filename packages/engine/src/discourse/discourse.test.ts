import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { housekeepingOf } from './housekeeping.ts';
import { polish } from './polish.ts';
import { selfContainment } from './self-contained.ts';
import { dependence } from './stand-alone.ts';
import { dropVocatives } from './vocative.ts';

describe('housekeeping', () => {
  it.each([
    ['This episode is brought to you by Alder Software.', 'sponsor'],
    ['Thanks so much for joining us.', 'thanks'],
    ['Good morning and welcome to the Alder call.', 'greeting'],
    ['Our next question comes from the line of Jane Birch.', 'operator'],
    ['We have Jane Birch, who is the director at Alder.', 'greeting'],
    ['Let’s close by talking about fees.', 'logistics'],
    ['Alder Society, 550 W. Birch Street, Chicago, IL 60611.', 'logistics'],
    ['Dial +1 646 555 0100 (toll free) to listen.', 'logistics'],
    ['These forward-looking statements involve risks and uncertainties.', 'disclaimer'],
    ['The release is posted on our investor relations website.', 'logistics'],
    ['Dr. Alder will begin with an overview of our milestones.', 'logistics'],
    ['Mr. Birch will start the call with prepared remarks.', 'logistics'],
    ['Please refer to our release for more.', 'logistics'],
    ['We are lucky to have Jane Birch with us this morning.', 'greeting'],
  ])('knows what "%s" is', (sentence, kind) => {
    expect(housekeepingOf(sentence)).toBe(kind);
  });

  it('takes no figure for a disclaimer that is only not GAAP', () => {
    expect(housekeepingOf('Our non-GAAP earnings were $0.30 per share.')).toBeNull();
  });

  it('leaves content alone', () => {
    expect(
      housekeepingOf('The pension fund cut its allocation to hedge funds thanks to high fees.'),
    ).toBeNull();
    expect(housekeepingOf('The plan sponsor contributed, and employer-sponsored plans grew.')).toBeNull();
  });
});

describe('standing alone', () => {
  it.each([
    'They cut it in half.',
    'That is why we did this.',
    'Which means the same thing.',
    'On your first question, yes.',
    'To build on that example, the fund sold bonds.',
  ])('"%s" does not', (sentence) => {
    expect(dependence(sentence)).toBeGreaterThan(0.5);
  });

  it.each([
    'The Alder Fund cut private equity in half.',
    'This year the board raised contributions.',
    'We expect returns near 6%.',
  ])('"%s" does', (sentence) => {
    expect(dependence(sentence)).toBeLessThan(0.35);
  });
});

describe('a figure', () => {
  it('is torn from its subject where the sentence only says how much that changed', () => {
    const torn = selfContainment('The decrease of $900,000 is due to lower personnel costs.');
    expect(selfContainment('The decrease in revenue of $900,000 is due to lower prices.')).toBeGreaterThan(
      torn,
    );
    expect(selfContainment('The increase in the quarter was 4 percent.')).toBe(torn);
    expect(selfContainment('Includes the net gain on the sale of a plant.')).toBe(torn);
  });
});

describe('tidying for reading', () => {
  it.each([
    ['So, um, the the fund is, you know, fully funded', 'The fund is fully funded.'],
    ['And I mean, we cut fees.', 'We cut fees.'],
    ['And… we cut fees.', 'We cut fees.'],
    ['The a f f o per unit and the e e t fund rose.', 'The a f f o per unit and the EET fund rose.'],
    ['The b b board agreed.', 'The b board agreed.'],
    ['The c e o and the b b- board agreed.', 'The CEO and the board agreed.'],
    ['Birch t a r r a n t i think that is wrong', 'Birch TARRANT i think that is wrong.'],
    ['In twenty twenty twenty one the plan grew', 'In twenty twenty twenty one the plan grew.'],
    ['[laughs] Well, we had had a plan.', 'We had had a plan.'],
    ['Our non- GAAP income and pre- \nCOVID costs', 'Our non-GAAP income and pre-COVID costs.'],
    ['The two- and three-year loans fell', 'The two- and three-year loans fell.'],
    ['We want to ex- to expand', 'We want to expand.'],
    ['But for the sale, income would have risen', 'But for the sale, income would have risen.'],
    ['However, income rose', 'However, income rose.'],
    ['So that members are paid, it sold bonds', 'So that members are paid, it sold bonds.'],
    ['Because rates rose, the fund fell', 'Because rates rose, the fund fell.'],
    ['No, we did not sell', 'No, we did not sell.'],
    ['I guess, it fell', 'I guess, it fell.'],
    ['We hired Birch, um, Alder and Oak', 'We hired Birch, Alder and Oak.'],
    ['It rose five, uh, six percent', 'It rose five, uh, six percent.'],
    ['It rose five, I mean, six percent', 'It rose five, I mean, six percent.'],
    ['We bought series b bonds', 'We bought series b bonds.'],
    ['It is rated AA-', 'It is rated AA-.'],
    ['The return was .5 percent, .7 net', 'The return was .5 percent, .7 net.'],
    ['-3% was the return', '-3% was the return.'],
    ['- $3 million was the result', '- $3 million was the result.'],
    ['– and the fund fell', 'And the fund fell.'],
    ['It said the [unaudited] results rose [laughter] twice', 'It said the [unaudited] results rose twice.'],
    ['The plan is [inaudible] funded', 'The plan is … funded.'],
    ['They gave her her pension', 'They gave her her pension.'],
    ['Call two one five two one five', 'Call two one five two one five.'],
    ['New York, New York joined', 'New York, New York joined.'],
  ])('"%s"', (spoken, read) => {
    expect(polish(spoken)).toBe(read);
  });

  it('never makes a word that was not said', () => {
    const said = [
      'won’t',
      "won't",
      'the',
      'the,',
      'children’s',
      'services',
      'So,',
      'b',
      'b-',
      'um,',
      'that',
      's',
      'you know,',
      'c e o',
    ];
    const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}’']+/gu) ?? [];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...said), { maxLength: 12 }), (parts) => {
        const spoken = parts.join(' ');
        const known = new Set([...wordsOf(spoken), 'ceo']);
        const made = wordsOf(polish(spoken)).filter((word) => !known.has(word) && !/^[bsceo]+$/u.test(word));
        expect(made).toEqual([]);
      }),
      { seed: 3, numRuns: 400 },
    );
  });

  it('drops the name of whoever is spoken to', () => {
    expect(dropVocatives('Jane, the fund is closed.', ['Jane'])).toBe('the fund is closed.');
    expect(dropVocatives('Do you know the fund, Jane?', ['Jane'])).toBe('Do you know the fund?');
  });

  it.each([
    'Jane, the chair, moved to close it.',
    'Jane, Mark and I voted no.',
    'It was led by Alder, Jane.',
    'I hand over to our chair, Jane.',
  ])('keeps the name that tells who: "%s"', (sentence) => {
    expect(dropVocatives(sentence, ['Jane', 'Mark'])).toBe(sentence);
  });
});
