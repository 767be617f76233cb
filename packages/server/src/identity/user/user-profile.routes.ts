import { guarded, os } from '../../request/request-context.ts';
import { findProfile, noteHubWelcome as noteWelcome, saveNeeds } from './user-profile.usecases.ts';

const profile = guarded(os.user.profile).handler(async ({ input, context: { services, actor } }) => ({
  user_profile: await findProfile(services, actor, input.email),
}));

const updatePromptContext = guarded(os.user.updatePromptContext).handler(
  async ({ input, context: { services, actor } }) => {
    const { profilePrompt } = await saveNeeds(services, actor, input.prompt_text);
    return {
      message: 'Your profile has been updated',
      prompt_context: { profile_prompt: profilePrompt },
    };
  },
);

const noteHubWelcome = guarded(os.user.noteHubWelcome).handler(async ({ context: { services, actor } }) => {
  await noteWelcome(services, actor);
  return { message: 'Noted' };
});

export const userProfileRoutes = { profile, updatePromptContext, noteHubWelcome };
