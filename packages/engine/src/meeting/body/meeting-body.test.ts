import { describe, expect, it } from 'vitest';
import { meetingBody } from './meeting-body.ts';

describe('the body that meets', () => {
  it.each([
    ['Regular Meeting of the Board of Trustees', 'board'],
    ['Wren Harbor Retirement Board, minutes of May 6', 'board'],
    ['Alder County’s board meeting of May 6: fees', 'board'],
    ['Meeting of the Investment Board', 'board'],
    ['INVESTMENT COMMITTEE AGENDA', 'investment committee'],
    ['Board of Trustees, Audit and Risk Committee: draft minutes', 'audit and risk committee'],
    ['Special meeting of the Benefits Subcommittee', 'benefits subcommittee'],
    ['May 6 Finance & Audit Committee', 'finance and audit committee'],
    ['City Council, regular session', 'city council'],
  ])('%s is the %s', (text, body) => expect(meetingBody(text)).toBe(body));

  it.each([
    'Quarterly meeting',
    'The committee met',
    'Joint meeting of the Board and the Investment Committee',
    'Audit Committee and Investment Committee',
    'A member of the board speaks',
    '',
  ])('is not told by %j', (text) => expect(meetingBody(text)).toBeNull());

  it('of two committees on one day is two', () => {
    expect(meetingBody('Audit Committee')).not.toBe(meetingBody('Investment Committee'));
  });
});
