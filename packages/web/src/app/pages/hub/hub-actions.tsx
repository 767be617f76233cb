/*
 * What can be done with a watchlist, for those who may: one row in any window, so what is done rarely is in a menu.
 */
import type { EpisodeList } from '@ecco/contract';
import { Button } from '@mantine/core';
import {
  IconAward,
  IconCopy,
  IconDots,
  IconLink,
  IconNews,
  IconSearch,
  IconSettings,
  IconShare2,
  IconTrash,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { useCopyHub } from '../../../features/hub/api/hub.api.ts';
import { SharingDialog } from '../../../features/hub/sharing-dialog.tsx';
import { useCurating } from '../../../features/list/curate-list.tsx';
import { useDeleteQuestion } from '../../../features/list/delete-list.tsx';
import { useSession } from '../../../session/get-session.api.ts';
import { copyLink } from '../../../ui/overlay/copy-text.ts';
import type { MenuEntry, MenuGroup } from '../../../ui/overlay/menu.tsx';
import { MenuButton } from '../../../ui/overlay/menu-button.tsx';
import { say } from '../../../ui/overlay/notice.store.ts';
import { useWidth } from '../../../ui/page/use-width.ts';

type Props = { list: EpisodeList; isOwn: boolean; onSearch: () => void };

const icon = { size: 16, stroke: 1.6 };

/** Makes a copy and goes to it. */
function useCopy({ uuid, title }: EpisodeList): () => Promise<void> {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const copy = useCopyHub();
  return async () => {
    try {
      const made = await copy.mutateAsync(uuid);
      say(t('hub.copied', { title }));
      await navigate({ to: '/watch/$id', params: { id: made.uuid } });
    } catch (error) {
      say(failureOf(error).message ?? t('hub.copyFailed'), 'error');
    }
  };
}

/** The entries of the menu, and what they open. */
function useRarer({ list, isOwn }: Omit<Props, 'onSearch'>): {
  groups: () => MenuGroup[];
  opened: ReactNode;
} {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mayAdminister = useSession()?.may_administer === true;
  const [isShared, setShared] = useState(false);
  const copy = useCopy(list);
  const curating = useCurating(list);
  const deleting = useDeleteQuestion(() => void navigate({ to: '/lists' }));
  const { may, uuid } = list;
  const follow = (href: string): void => void navigate({ href });
  const entry = (one: MenuEntry, isThere = true): MenuEntry[] => (isThere ? [one] : []);
  const reading = (): MenuEntry[] => [
    {
      key: 'brief',
      label: t('hub.brief'),
      icon: <IconNews {...icon} />,
      href: `/watch/${uuid}/brief`,
      follow,
    },
    {
      key: 'link',
      label: t('hub.copyLink'),
      icon: <IconLink {...icon} />,
      run: () => void copyLink(t, `${location.origin}/watch/${uuid}`),
    },
    ...entry(
      { key: 'share', label: t('hub.share'), icon: <IconShare2 {...icon} />, run: () => setShared(true) },
      may.share,
    ),
    ...entry(
      { key: 'copy', label: t('hub.copy'), icon: <IconCopy {...icon} />, run: () => void copy() },
      may.copy,
    ),
  ];
  const keeping = (): MenuEntry[] => [
    ...entry(
      { key: 'curate', label: curating.label, icon: <IconAward {...icon} />, run: curating.press },
      may.curate && isOwn,
    ),
    ...entry(
      {
        key: 'manage',
        label: t('hub.manage'),
        icon: <IconSettings {...icon} />,
        href: `/manage/hub/${uuid}`,
        follow,
      },
      mayAdminister,
    ),
    ...entry(
      {
        key: 'delete',
        label: t('list.delete'),
        icon: <IconTrash {...icon} />,
        run: () => deleting.ask(list),
      },
      may.remove && list.owner_id !== -1,
    ),
  ];
  return {
    groups: () => {
      const menuEntries = keeping();
      return [
        { key: 'reading', entries: reading() },
        ...(menuEntries.length > 0 ? [{ key: 'keeping', entries: menuEntries }] : []),
      ];
    },
    opened: (
      <>
        <SharingDialog open={isShared} list={list} onClose={() => setShared(false)} />
        {curating.dialog}
        {deleting.question}
      </>
    ),
  };
}

export function HubActions({ list, isOwn, onSearch }: Props) {
  const { t } = useTranslation();
  const isNarrow = useWidth() === 'narrow';
  const { groups, opened } = useRarer({ list, isOwn });
  return (
    <>
      <Button variant="default" leftSection={<IconSearch {...icon} />} onClick={onSearch}>
        {t('hub.search')}
      </Button>
      <MenuButton
        text={isNarrow ? null : t('hub.more')}
        label={t('hub.moreOf', { title: list.title })}
        icon={<IconDots {...icon} />}
        groups={groups}
      />
      {opened}
    </>
  );
}
