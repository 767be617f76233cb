import { describe, expect, it } from 'vitest';
import { informativeSentences } from './telling-description.ts';

describe('a publisher’s description', () => {
  it('leads with what it says of the item', () => {
    const said = [
      'Jane Alder explains why her board lowered its assumed return from 7.0% to 6.75%.',
      'She also tells what that does to employer rates.',
    ];
    const under =
      'Subscribe wherever you get your podcasts. Follow us on LinkedIn. More at https://alder.example.';
    expect(
      informativeSentences(
        `${said.join(' ')}\n${under}\nLinks:\nThe study of the board is here for all to read.`,
      ),
    ).toEqual(said);
  });

  it.each([
    '',
    'Subscribe to the Alder Hour for new episodes every Monday.',
    '00:00 The introduction of the guests of the show\n12:30 The part on the pension funds of the state',
    'Our sponsors make this show possible. Visit them all at alder.example/offers.',
    'The board lowered its assumed return because the actuary had said that',
  ])('says nothing: %s', (description) => {
    expect(informativeSentences(description)).toEqual([]);
  });
});
