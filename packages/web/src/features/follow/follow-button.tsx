import { Button } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { useLog } from '../../events/events.context.ts';
import { useMembersOnly } from '../../session/members-only.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import { useFollow, useIsFollowing } from './api/follow.api.ts';

type Show = { uuid: string; name: string; slug?: string; thumbnail_url?: string | null };

export type Following = Pick<Show, 'name'> & {
  isFollowing: boolean;
  press: () => void;
  /** Asks a visitor to log in; it is to be put on the page. */
  question: ReactNode;
};

/** Whether a podcast is followed, and what changes that. */
export function useFollowing({ uuid, name, slug, thumbnail_url = null }: Show): Following {
  const { t } = useTranslation();
  const log = useLog();
  const known = useIsFollowing(uuid);
  const follow = useFollow({ uuid, name, slug: slug ?? '', image_url: thumbnail_url });
  // What was asked for counts at once, even before anybody knows what is followed.
  const isFollowing = follow.isPending ? follow.variables : known;
  const { asMember, question } = useMembersOnly(t('follow.loginFirst'));
  const change = (): void => {
    log({ event: isFollowing ? 'unfollow' : 'follow', ...(slug && { slug }) });
    follow.mutate(!isFollowing, {
      onError: (error) => say(failureOf(error).message ?? t('follow.failed', { name }), 'error'),
    });
  };
  return { name, isFollowing, press: () => asMember(change), question };
}

type Props = {
  show: Show;
  /** How it looks while the show is not followed. */
  variant?: 'default' | 'filled' | 'subtle';
  size?: 'sm' | 'compact-sm';
};

/** Follows a podcast or no longer. */
export function FollowButton({ show, variant = 'default', size = 'sm' }: Props) {
  const { t } = useTranslation();
  const { isFollowing, press, question } = useFollowing(show);
  const { name } = show;
  const Icon = isFollowing ? IconCheck : IconPlus;
  return (
    <>
      <Button
        size={size}
        variant={isFollowing ? 'default' : variant}
        aria-pressed={isFollowing}
        aria-label={t(isFollowing ? 'follow.followingNamed' : 'follow.followNamed', { name })}
        leftSection={<Icon size={16} stroke={1.8} />}
        onClick={press}
      >
        {t(isFollowing ? 'follow.following' : 'follow.follow')}
      </Button>
      {question}
    </>
  );
}
