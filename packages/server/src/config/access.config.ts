import { z } from 'zod';
import { commaList, httpUrl, onOff, plainText, wholeNumber } from './config.schema.ts';
import { entry } from './config-entry.ts';

const nobody: string[] = [];
const lowerCaseList = commaList.transform((parts) => parts.map((part) => part.toLowerCase()));
const emailList = lowerCaseList.pipe(z.array(z.email('must be e-mail addresses separated by commas')));

export const accessConfig = {
  title: 'Accounts and access',
  entries: {
    waitlistMode: entry({
      name: 'WAITLIST_MODE',
      doc: 'With `on`, people join a waitlist and register once an admin has approved their address; visitors see single items only. With `off`, everybody may register and look around.',
      schema: onOff,
      default: true,
      shownDefault: 'on',
    }),
    questionsPerDay: entry({
      name: 'ASK_PER_DAY',
      doc: 'How many questions a person, or all visitors of one network, may ask in a day. `0` turns questions off.',
      schema: wholeNumber(0, 1_000_000),
      default: 2_000,
    }),
    readingsPerDay: entry({
      name: 'SPEAK_PER_DAY',
      doc: 'How many cards and briefs a person, or all visitors of one network, may have read aloud in a day. `0` turns it off.',
      schema: wholeNumber(0, 1_000_000),
      default: 3_000,
    }),
    adminEmails: entry({
      name: 'ADMIN_EMAILS',
      doc: 'Addresses that become admin once verified, separated by commas.',
      schema: emailList,
      default: nobody,
      shownDefault: 'none',
    }),
    healthHubDomains: entry({
      name: 'HEALTH_HUB_DOMAINS',
      doc: 'E-mail domains whose people see the health hub, separated by commas.',
      schema: lowerCaseList,
      default: nobody,
      shownDefault: 'none',
    }),
    peHubDomains: entry({
      name: 'PE_HUB_DOMAINS',
      doc: 'E-mail domains whose people see the private equity hub, separated by commas.',
      schema: lowerCaseList,
      default: nobody,
      shownDefault: 'none',
    }),
    secret: entry({
      name: 'AUTH_SECRET',
      doc: 'What links in mails and page tokens are signed with, at least 32 characters. Without it one is made at the first start and kept in the database.',
      schema: plainText.min(32, 'must have at least 32 characters'),
      default: null,
      shownDefault: 'made at the first start',
      secret: true,
    }),
    googleClientId: entry({
      name: 'GOOGLE_CLIENT_ID',
      doc: 'OAuth client id of this installation at Google. Without it there is no Google button.',
      schema: plainText,
      default: null,
    }),
    googleIssuer: entry({
      name: 'GOOGLE_ISSUER',
      doc: 'Issuer that the ID tokens must name.',
      schema: httpUrl,
      default: 'https://accounts.google.com',
    }),
    googleKeysUrl: entry({
      name: 'GOOGLE_KEYS_URL',
      doc: "Address of the issuer's keys (JWKS).",
      schema: httpUrl,
      default: 'https://www.googleapis.com/oauth2/v3/certs',
    }),
    googleScriptUrl: entry({
      name: 'GOOGLE_SCRIPT_URL',
      doc: "Address of the script that draws the issuer's button; the content policy of pages lets it in.",
      schema: httpUrl,
      default: 'https://accounts.google.com/gsi/client',
    }),
  },
} as const;
