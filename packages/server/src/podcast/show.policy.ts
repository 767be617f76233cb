import type { ShowMay } from '@ecco/contract';
import type { Show } from '@ecco/store';
import type { Actor } from '../request/access/actor.ts';
import { mayDo } from '../request/access/authorize.ts';
import { type Ability, likeRoute, type Permitted } from '../request/access/thing-policy.ts';
import {
  podcastIgnored,
  podcastNotFound,
  podcastWithoutFeed,
  publicationNotFound,
} from './podcast.errors.ts';

type ShowState = Pick<Show, 'kind' | 'ignoredAt' | 'feedUrl'>;

const notFound = ({ kind }: ShowState) =>
  kind === 'publication' ? publicationNotFound() : podcastNotFound();

const ignore = likeRoute('podcast.ignore');
const refresh = likeRoute('podcast.refresh');
const isFetchable = ({ ignoredAt, feedUrl }: ShowState): boolean => ignoredAt === null && feedUrl !== null;

/** Who may do what to which show. */
export const showPolicy = {
  /** What is ignored is there for those only who can change that. */
  open: {
    may: (show, actor) => show.ignoredAt === null || ignore.may(show, actor),
    refusal: notFound,
  },
  /** Whoever has an account; nothing new comes of what is ignored. */
  follow: {
    may: ({ ignoredAt }, actor) => ignoredAt === null && mayDo('podcast.follow', actor),
    refusal: podcastNotFound,
  },
  ignore,
  /** Know how the fetching of its feed goes. */
  inspect: ignore,
  /** Have its feed looked at now. */
  refresh: {
    may: (show, actor) => isFetchable(show) && refresh.may(show, actor),
    refusal: (show, actor) => {
      if (!refresh.may(show, actor)) return refresh.refusal(show, actor);
      return show.ignoredAt === null ? podcastWithoutFeed() : podcastIgnored();
    },
  },
  /** Score its episodes. */
  score: likeRoute('curation.setScore'),
} satisfies Readonly<Record<string, Ability<ShowState>>>;

export type PermittedShow<Name extends keyof typeof showPolicy> = Permitted<Name, Show>;

/** What somebody may do with a show, for the answer that shows it. */
export const mayWithShow = (show: ShowState, actor: Actor): ShowMay => ({
  follow: showPolicy.follow.may(show, actor),
  ignore: showPolicy.ignore.may(show, actor),
  inspect: showPolicy.inspect.may(show, actor),
  refresh: showPolicy.refresh.may(show, actor),
  score: showPolicy.score.may(show, actor),
});
