import { SavedUserList, UserListConfig, Wizard, WizardQuery } from '../noun/onboarding.schema.ts';
import { changeOwn, readOwn } from './access.ts';
import { get, post } from './route.ts';

export const onboardingApi = {
  wizard: get('/get_wizard', 'The onboarding of a scheme', readOwn).input(WizardQuery).output(Wizard),
  saveUserList: post('/save_user_list', 'Save what was chosen: a list and follows', changeOwn)
    .input(UserListConfig)
    .output(SavedUserList),
};
