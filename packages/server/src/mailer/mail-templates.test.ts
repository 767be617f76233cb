import { describe, expect, it } from 'vitest';
import { createMailTemplates, type MailContent } from './mail-templates.ts';

const link = 'https://ecco.example/verify-email/token';
const templates = createMailTemplates('Ecco');
const to = { name: 'Ada', link };
const by = { name: 'Ada Reeve', email: 'ada@fund.example' };
const sharing = (part: object) =>
  templates.shared({ link, address: 'bea@fund.example', title: 'Ferries', mayEdit: false, by, ...part });
const all: [string, MailContent][] = [
  ['verification', templates.verification(to)],
  ['already registered', templates.alreadyRegistered(to)],
  ['reset', templates.reset(to)],
  ['first password', templates.firstPassword(to)],
  ['password changed', templates.passwordChanged(to)],
  ['invitation', templates.invitation({ link })],
  ['shared', sharing({})],
];

describe('the mails', () => {
  it.each(all)(
    '%s: names the product, has one link, and says what to do if it was not you',
    (_name, mail) => {
      expect(mail.subject).toContain('Ecco');
      expect(mail.subject).not.toMatch(/[\r\n]/);
      expect(mail.text.match(/https?:\/\/\S+/g)).toEqual([link]);
      expect(mail.text).toMatch(/If (you did not|this was not you)/);
      expect(mail.link).toBe(link);
    },
  );

  it('say how long a link works', () => {
    expect(templates.verification(to).text).toContain('once, for 24 hours');
    expect(templates.reset(to).text).toContain('once, for one hour');
  });

  it.each([
    ['Ada', 'Hello Ada,'],
    ["Zoé O'Neill-Łuk", "Hello Zoé O'Neill-Łuk,"],
    ['', 'Hello,'],
    ['win at evil.example', 'Hello,'],
    ['https://evil.example', 'Hello,'],
    ['Ada\nBcc: b@a.example', 'Hello,'],
  ])('greet "%s" as "%s"', (name, greeting) => {
    expect(templates.reset({ name, link }).text.split('\n')[0]).toBe(greeting);
  });

  it('of a share say who shares what, and what may be done with it', () => {
    const { subject, text } = sharing({ mayEdit: true });
    expect(subject).toBe('Ada Reeve (ada@fund.example) shares the watchlist “Ferries” with you on Ecco');
    expect(text).toContain('You may read it and edit it:');
    expect(text).toContain('Sign in as bea@fund.example');
    expect(sharing({}).text).toContain('You may read it:');
  });

  it.each([
    [{ title: 'Win at evil.example' }, 'Ada Reeve (ada@fund.example) shares a watchlist with you on Ecco'],
    [{ title: 'https://x' }, 'Ada Reeve (ada@fund.example) shares a watchlist with you on Ecco'],
    [
      { title: ' U.S.\n funds ' },
      'Ada Reeve (ada@fund.example) shares the watchlist “U.S. funds” with you on Ecco',
    ],
    [
      { by: { ...by, name: 'Your bank, evil.example' } },
      'ada@fund.example shares the watchlist “Ferries” with you on Ecco',
    ],
  ])('of a share carry nothing that looks like a link, as of %j', (part, subject) => {
    expect(sharing(part).subject).toBe(subject);
  });

  it('of a share cut a long title', () => {
    expect(sharing({ title: 'a'.repeat(10_000) }).subject.length).toBeLessThan(200);
  });
});
