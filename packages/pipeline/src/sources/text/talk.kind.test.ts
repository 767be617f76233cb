import { describe, expect, it } from 'vitest';
import { kindOfTalk } from './talk.kind.ts';

describe('what a talk is', () => {
  it.each([
    'Welcome to the Larchen third quarter 2021 earnings conference call.',
    'Welcome to the second quarter results teleconference for Larchen.',
    'Thanks for joining us for the results call.',
    'I welcome you to this live webcast presentation of the interim financial results for the half year.',
  ])('a call says so: %s', (text) => expect(kindOfTalk(['Good day.', text])).toBe('earnings'));

  it.each([
    'Good morning. This is a special meeting of the Board of Trustees of the Halvern Teachers’ Retirement System.',
    'I call this meeting to order.',
    'Welcome to the Children and Education Committee. We have received apologies.',
    'this is the investment committee of the dunmere municipal employees pension fund march 24th',
  ])('a meeting says so: %s', (text) => expect(kindOfTalk(['Are we live?', text])).toBe('meeting'));

  it.each([
    'Welcome to the show. Today we speak of pensions.',
    'My guest sits on the board of a pension fund.',
    'Our third quarter was fun.',
    'So, this is the functional design meeting.',
  ])('else nothing: %s', (text) => expect(kindOfTalk([text])).toBeNull());
});
