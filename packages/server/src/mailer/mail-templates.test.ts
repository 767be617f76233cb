import { describe, expect, it } from 'vitest';
import { createMailTemplates, type MailContent } from './mail-templates.ts';

const link = 'https://ecco.example/verify-email/token';
const templates = createMailTemplates('Ecco');
const to = { name: 'Ada', link };
const all: [string, MailContent][] = [
  ['verification', templates.verification(to)],
  ['already registered', templates.alreadyRegistered(to)],
  ['reset', templates.reset(to)],
  ['first password', templates.firstPassword(to)],
  ['password changed', templates.passwordChanged(to)],
  ['invitation', templates.invitation({ link })],
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
});
