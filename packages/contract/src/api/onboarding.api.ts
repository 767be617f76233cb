import { z } from 'zod';
import { Message } from '../account.ts';
import { FollowedPodcast, SavedUserList, UserListConfig, Wizard, WizardQuery } from '../onboarding.ts';
import { get, post } from './route.ts';

export const onboardingApi = {
  wizard: get('/get_wizard', 'The onboarding of a scheme').input(WizardQuery).output(Wizard),
  saveUserList: post('/save_user_list', 'Save what was chosen: a list and follows')
    .input(UserListConfig)
    .output(SavedUserList),
};

export const podcastApi = {
  following: get('/get_user_following_list', 'The podcasts you follow').output(
    z.object({ podcasts: z.array(FollowedPodcast) }),
  ),
  follow: post('/podcast/follow', 'Follow a podcast, or no longer')
    .input(z.object({ uuid: z.uuid(), follow: z.boolean() }))
    .output(Message),
};
