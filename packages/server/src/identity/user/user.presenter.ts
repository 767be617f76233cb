import type { UserProfile } from '@ecco/contract';
import type { User } from '@ecco/store';

/** A user as the user sees themselves, and as admins see them. */
export const presentUser = (user: User, hasPassword: boolean): UserProfile => ({
  uuid: user.id,
  profile: {
    name: user.name,
    email: user.email,
    given_name: user.firstName,
    family_name: user.lastName,
    picture: user.image,
  },
  admin: user.role === 'admin',
  flags: { health_hub: user.healthHub, pe_hub: user.peHub },
  prompt_context: { profile_prompt: user.profilePrompt },
  onboarded: user.onboardedAt !== null,
  hub_welcomed: user.hubWelcomedAt !== null,
  has_password: hasPassword,
  created_at: user.createdAt.toISOString(),
});
