import { activityApi } from './activity.api.ts';
import { administrationApi } from './administration.api.ts';
import { authApi } from './auth.api.ts';
import { ingestApi } from './ingest.api.ts';
import { itemApi } from './item.api.ts';
import { onboardingApi, podcastApi } from './onboarding.api.ts';
import { searchApi } from './search.api.ts';
import { sessionApi, userApi } from './user.api.ts';

/** The route table of the API. Every path is under `/v2`. */
export const contract = {
  activity: activityApi,
  administration: administrationApi,
  auth: authApi,
  ingest: ingestApi,
  item: itemApi,
  onboarding: onboardingApi,
  podcast: podcastApi,
  search: searchApi,
  session: sessionApi,
  user: userApi,
};
export type Contract = typeof contract;
