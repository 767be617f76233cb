import { accountStatuses } from '@ecco/domain';
import { z } from 'zod';
import { limits } from './limit.ts';
import { line } from './text.schema.ts';

/** What an e-mail address is to the product (D3). */
export const AccountStatus = z.enum(accountStatuses);

/** An address as it is stored: trimmed, in lower case. */
export const EmailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(limits.emailMax)
  .pipe(z.email('Email must be valid'));

export const NewPassword = z
  .string()
  .min(limits.passwordMin, `Minimum ${limits.passwordMin} characters.`)
  .max(limits.passwordMax, `Maximum ${limits.passwordMax} characters.`);

const PersonName = line(limits.personNameMax).min(1, 'This is required');

export const ByEmail = z.object({ email: EmailAddress });
export const Message = z.object({ message: z.string() });

export const Registration = z.object({
  email: EmailAddress,
  firstname: PersonName,
  lastname: PersonName,
  password: NewPassword,
});
export type Registration = z.infer<typeof Registration>;

/** Any password is taken here, so that the answer to a wrong one is always the same. */
export const Login = z.object({ email: EmailAddress, password: z.string().min(1).max(limits.passwordMax) });
export type Login = z.infer<typeof Login>;

/**
 * How a registration ended. Without a status it is new, or the address belongs to somebody who did not give this
 * password: both are answered alike (D34).
 */
export const RegistrationStatus = z.enum(['account_exists', 'needs_verification']);
export type RegistrationStatus = z.infer<typeof RegistrationStatus>;
export const RegistrationResult = z.object({
  message: z.string(),
  data: z.object({ status: RegistrationStatus.optional(), message: z.string() }),
});
export type RegistrationResult = z.infer<typeof RegistrationResult>;

export const PromptContext = z.object({
  /** What the person wants summaries and answers to look out for. */
  profile_prompt: z.string(),
});

export const UserFlags = z.object({ health_hub: z.boolean(), pe_hub: z.boolean() });

export const UserProfile = z.object({
  uuid: z.string(),
  profile: z.object({
    name: z.string(),
    email: z.string(),
    given_name: z.string(),
    family_name: z.string(),
    picture: z.string().nullable(),
  }),
  admin: z.boolean(),
  flags: UserFlags,
  prompt_context: PromptContext,
  /** Whether the onboarding was finished. */
  onboarded: z.boolean(),
  /** Whether they were told what hubs are good for. */
  hub_welcomed: z.boolean(),
  /** Whether the account has a password; one made by Google has none until it is reset. */
  has_password: z.boolean(),
  created_at: z.iso.datetime(),
});
export type UserProfile = z.infer<typeof UserProfile>;

export const SignedIn = z.object({ message: z.string(), user_profile: UserProfile });
export type SignedIn = z.infer<typeof SignedIn>;

export const PromptUpdate = z.object({
  prompt_type: z.literal('profile_prompt'),
  prompt_text: z.string().max(limits.promptMax, `Maximum ${limits.promptMax} characters.`),
});
