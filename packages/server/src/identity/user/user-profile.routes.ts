import { authorize } from '../../request/access/authorize.ts';
import { os } from '../../request/request-context.ts';
import { findProfile, noteHubWelcome as noteWelcome, saveNeeds } from './user-profile.usecases.ts';

const profile = os.user.profile.handler(async ({ input, context: { services, actor } }) => ({
  user_profile: await findProfile(services, authorize('user.profile', actor), input.email),
}));

const updatePromptContext = os.user.updatePromptContext.handler(
  async ({ input, context: { services, actor } }) => {
    const who = authorize('user.updatePromptContext', actor);
    const { profilePrompt } = await saveNeeds(services, who, input.prompt_text);
    return {
      message: 'Your profile has been updated',
      prompt_context: { profile_prompt: profilePrompt },
    };
  },
);

const noteHubWelcome = os.user.noteHubWelcome.handler(async ({ context: { services, actor } }) => {
  await noteWelcome(services, authorize('user.noteHubWelcome', actor));
  return { message: 'Noted' };
});

export const userProfileRoutes = { profile, updatePromptContext, noteHubWelcome };
