import { type AccessTable, get, members, post } from '../request/access/access-table.fixture.ts';

export const onboardingAccess: AccessTable<'onboarding'> = {
  'onboarding.wizard': { call: get('/v2/get_wizard?scheme=default'), answers: members, readsOnly: true },
  // No such category: whoever may save is told so.
  'onboarding.saveUserList': {
    call: post('/v2/save_user_list', {
      scheme: 'default',
      survey: {},
      categories: ['no-such-category'],
      tags: [],
      podcasts: [],
    }),
    answers: [401, 400, 400, 400],
  },
};
