import type { UserListConfig } from '@ecco/contract';
import { endStatus } from '@ecco/domain';
import type { List, Store } from '@ecco/store';
import type { Authorized } from '../request/access/authorize.ts';
import { ownUserOf } from '../request/access/own-user.ts';
import { requestInvalid } from '../request/failure/request.errors.ts';
import { schemes } from './schemes/schemes.ts';
import { needsOfAnswers, wouldListen } from './survey-effects.ts';
import { answersOf, issuesOf } from './user-list.check.ts';

const title = 'Your smart playlist';
const episodesMax = 50;

/**
 * `following`: how many podcasts the person follows now, chosen here or before. `needs`: what their answers have made
 * their need-to-knows. `listens`: whether their list of the day begins with what can be heard.
 */
export type SavedList = {
  list: List;
  episodes: number;
  following: number;
  needs: string[];
  listens: boolean;
};

const once = (values: readonly string[]): string[] => [...new Set(values)];

/** What is chosen twice counts once, and a uuid may be written in capitals. */
const tidy = (config: UserListConfig): UserListConfig => ({
  ...config,
  categories: once(config.categories),
  tags: once(config.tags),
  podcasts: once(config.podcasts.map((uuid) => uuid.toLowerCase())),
});

/** @throws RequestError 400 naming each choice that is not there to be chosen */
async function checkConfig(store: Pick<Store, 'shows'>, config: UserListConfig): Promise<void> {
  const content = schemes[config.scheme];
  const shows = await store.shows.findByIds(config.podcasts);
  const showIds = new Set(shows.filter(({ ignoredAt }) => ignoredAt === null).map(({ id }) => id));
  const issues = issuesOf(config, { content, showIds });
  if (issues.length > 0) throw requestInvalid(issues);
}

/** Notes that somebody has been met, and what they need to know where they have not said so; what was noted of it. */
async function meet(
  { users }: Pick<Store, 'users'>,
  userId: string,
  { config, at }: { config: UserListConfig; at: Date },
): Promise<string[]> {
  const known = (await users.findById(userId))?.profilePrompt.trim() ?? '';
  const needs = known === '' ? needsOfAnswers(schemes[config.scheme], config) : [];
  const profilePrompt = needs.length > 0 ? { profilePrompt: needs.join('\n') } : {};
  await users.update(userId, { onboardedAt: at, ...profilePrompt });
  return needs;
}

/**
 * Makes what was chosen in the wizard the person's smart playlist, in the place of an earlier one: the newest processed
 * episodes of the chosen podcasts. These are followed from now on; a follow is ended by the person only. Their list of
 * today is chosen anew, by what was chosen here. What they answered becomes their need-to-knows, unless they have some.
 * @throws RequestError 400 naming each choice that is not there to be chosen
 */
export async function saveUserList(
  { store, now }: { store: Store; now: () => number },
  who: Authorized<'change-own'>,
  given: UserListConfig,
): Promise<SavedList> {
  const userId = ownUserOf(who);
  const config = tidy(given);
  await checkConfig(store, config);
  const { podcasts: showIds } = config;
  return store.transaction(async (tx) => {
    const itemIds = await tx.items.newestOfShows({
      showIds,
      status: endStatus,
      limit: episodesMax,
    });
    const list = await tx.lists.replaceOnboardingList({
      ownerId: userId,
      title,
      config: { ...config, survey: answersOf(schemes[config.scheme], config) },
      itemIds,
    });
    await tx.follows.follow(userId, showIds);
    const day = new Date(now()).toISOString().slice(0, 10);
    const today = await tx.lists.findDaily({ ownerId: userId, day });
    if (today !== null) await tx.lists.replaceItems(today.id, []);
    const following = await tx.follows.listOf(userId);
    return {
      list,
      episodes: itemIds.length,
      following: following.length,
      needs: await meet(tx, userId, { config, at: new Date(now()) }),
      listens: wouldListen(config),
    };
  });
}
