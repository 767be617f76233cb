import { expect, it } from 'vitest';
import { companyOfCall } from './company-of-call.ts';

it.each([
  ['Good morning, and welcome to the Larchen third quarter 2031 earnings call.', 'Larchen'],
  [
    'Welcome to the first quarter 2031 Larchen Mills Company Earnings Conference Call.',
    'Larchen Mills Company',
  ],
  ['Welcome to the second quarter results teleconference for Larchen.', 'Larchen'],
  ["Welcome to Larchen's Third Quarter twenty thirty one Earnings Conference Call.", 'Larchen'],
  ['Welcome to the third quarter 2031 Quill’s Pride Earnings Conference Call.', "Quill's Pride"],
  ['And I welcome you to this live webcast presentation of Larchen’s interim financial results.', 'Larchen'],
  ['Dear all, thank you very much for joining Larchen conference call.', 'Larchen'],
  [
    'Thank you for standing by, and welcome to Fern and Moss fiscal 2031 third qu- quarter earnings call.',
    'Fern and Moss',
  ],
])('"%s" is a call of %s', (opening, name) => {
  expect(companyOfCall(['Hello.', opening])?.name).toBe(name);
});

it.each([
  'Welcome to our third quarter earnings conference call.',
  'Welcome to the Third Quarter Earnings Conference Call.',
  'I turn the call over to Ms. Ada Birch for the third quarter results.',
  'Welcome to the conference call to discuss the agreement for Larchen to acquire Birch.',
  'Welcome to the show. We speak of the results of Larchen.',
])('"%s" says nobody whose it is', (opening) => {
  expect(companyOfCall([opening])).toBeNull();
});

it('is of nobody where two are named', () => {
  const texts = ['Welcome to the Larchen earnings call.', 'Welcome to the Birch earnings call.'];
  expect(companyOfCall(texts)).toBeNull();
});
