import { account } from './ecco/account.ts';
import { admin } from './ecco/admin.ts';
import { content } from './ecco/content.ts';
import { developers } from './ecco/developers.ts';
import { feedback } from './ecco/feedback.ts';
import { onboarding } from './ecco/onboarding.ts';
import { profile } from './ecco/profile.ts';
import { reading } from './ecco/reading.ts';
import { shell } from './ecco/shell.ts';
import { staticPages } from './ecco/static.ts';

/** Every word the product shows, all parts together. The page itself takes them part by part (parts.ts). */
export const ecco = {
  ...shell,
  ...account,
  ...admin,
  ...content,
  ...developers,
  ...feedback,
  ...onboarding,
  ...profile,
  ...reading,
  ...staticPages,
} as const;
