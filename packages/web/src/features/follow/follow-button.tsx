import { Button } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { useLog } from '../../events/events.context.ts';
import { useMembersOnly } from '../../session/members-only.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import { useFollow, useIsFollowing } from './api/follow.api.ts';

type Props = {
  show: { uuid: string; name: string; slug?: string; thumbnail_url?: string | null };
  /** How it looks while the show is not followed. */
  variant?: 'default' | 'filled' | 'subtle';
  size?: 'sm' | 'compact-sm';
};

/** Follows a podcast or no longer; a visitor is asked to log in. */
export function FollowButton({ show, variant = 'default', size = 'sm' }: Props) {
  const { t } = useTranslation();
  const log = useLog();
  const { uuid, name } = show;
  const known = useIsFollowing(uuid);
  const follow = useFollow({ uuid, name, slug: show.slug ?? '', image_url: show.thumbnail_url ?? null });
  // What was asked for counts at once, even before anybody knows what is followed.
  const isFollowing = follow.isPending ? follow.variables : known;
  const { asMember, question } = useMembersOnly(t('follow.loginFirst'));
  const press = (): void => {
    log({ event: isFollowing ? 'unfollow' : 'follow', ...(show.slug && { slug: show.slug }) });
    follow.mutate(!isFollowing, {
      onError: (error) => say(failureOf(error).message ?? t('follow.failed', { name }), 'error'),
    });
  };
  const Icon = isFollowing ? IconCheck : IconPlus;
  return (
    <>
      <Button
        size={size}
        variant={isFollowing ? 'default' : variant}
        aria-pressed={isFollowing}
        aria-label={t(isFollowing ? 'follow.followingNamed' : 'follow.followNamed', { name })}
        leftSection={<Icon size={16} stroke={1.8} />}
        onClick={() => asMember(press)}
      >
        {t(isFollowing ? 'follow.following' : 'follow.follow')}
      </Button>
      {question}
    </>
  );
}
