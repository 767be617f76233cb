/*
 * The menu of an item: what is done with it rarely and, where there is little room, what stands beside it elsewhere.
 */
import type { Item } from '@ecco/contract';
import {
  IconCheck,
  IconCode,
  IconExternalLink,
  IconFileText,
  IconLink,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../../../chunks/lazy-chunk.ts';
import { useLog } from '../../../events/events.context.ts';
import type { Following } from '../../../features/follow/follow-button.tsx';
import { exportEntries } from '../../../features/item/export-entries.tsx';
import { findLineAt } from '../../../features/transcript/find-line-at.ts';
import { shownTitle } from '../../../format/text.ts';
import { clock } from '../../../format/time.ts';
import { usePlayerStore } from '../../../player/player.context.ts';
import { copyLink } from '../../../ui/overlay/copy-text.ts';
import type { MenuEntry, MenuGroup } from '../../../ui/overlay/menu.tsx';
import type { ItemPageState } from '../state/use-item-page-state.ts';

const EmbedDialog = lazyChunk(
  () => import('../../../features/item/embed-dialog.tsx'),
  ({ EmbedDialog }) => EmbedDialog,
);

const DetailsSheet = lazyChunk(
  () => import('../../../features/correction/details-sheet.tsx'),
  ({ DetailsSheet }) => DetailsSheet,
);

const DeletionDialog = lazyChunk(
  () => import('../../../features/correction/deletion-dialog.tsx'),
  ({ DeletionDialog }) => DeletionDialog,
);

const icon = { size: 16, stroke: 1.6 };

/** Where an item was taken from, as far as a reader can go there. */
export const sourceLink = ({ source_url: address }: Pick<Item, 'source_url'>): string | null =>
  address !== null && /^(https?:\/)?\//.test(address) ? address : null;

/** What copies links to an item. */
export function useItemLinks({ item, path, playable, jumps }: ItemPageState) {
  const { t } = useTranslation();
  const log = useLog();
  const player = usePlayerStore();
  const source = { id: item.uuid, total: item.content_total, first: item.content };
  const note = (place: string): void => log({ event: 'copy_link', slug: item.slug, 'button-src': place });
  /** A line that cannot be looked up is left out: the second alone leads there too. */
  const copyAt = async (seconds: number): Promise<void> => {
    note('second');
    const line = await findLineAt(source, seconds).catch(() => null);
    const query = `?timestamp=${Math.floor(seconds)}`;
    const href = line
      ? jumps.hrefOf({ line: line.content_id, segment: line.id, seconds })
      : `${location.origin}${path}${query}`;
    await copyLink(t, href);
  };
  return {
    copy: (): void => {
      note('header');
      void copyLink(t, `${location.origin}${path}`);
    },
    /** What copies the link to the second that is heard; nothing while the recording is not. */
    atSecond: (): MenuEntry[] => {
      const { track, time } = player.getState();
      if (playable === null || track?.src !== playable || time < 1) return [];
      const label = t('actions.copyLinkAt', { time: clock(time) });
      return [{ key: 'second', label, icon: <IconLink {...icon} />, run: () => void copyAt(time) }];
    },
  };
}

type MenuInput = {
  page: ItemPageState;
  links: ReturnType<typeof useItemLinks>;
  /** What there is no room for beside the menu. */
  lacks: { links: boolean; source: boolean; following: Following | null; analysis: boolean };
};

/** The entries of the menu, and what they open, which is to be put on the page. */
export function useItemMenu({ page, links: { copy, atSecond }, lacks }: MenuInput): {
  groups: () => MenuGroup[];
  opened: ReactNode;
} {
  const { t } = useTranslation();
  const { item } = page;
  const [embedding, setEmbedding] = useState<boolean | null>(null);
  const [editing, setEditing] = useState<boolean | null>(null);
  const [deleting, setDeleting] = useState<boolean | null>(null);
  const { following } = lacks;
  const source = lacks.source ? sourceLink(item) : null;
  const FollowIcon = following?.isFollowing ? IconCheck : IconPlus;

  const reading = (): MenuEntry[] => [
    ...(lacks.analysis
      ? [
          {
            key: 'analysis',
            label: t('actions.viewAnalysis'),
            icon: <IconFileText {...icon} />,
            href: '#analysis',
          },
        ]
      : []),
    ...(following
      ? [
          {
            key: 'follow',
            label: t(following.isFollowing ? 'actions.unfollow' : 'follow.followNamed', {
              name: following.name,
            }),
            icon: <FollowIcon {...icon} />,
            run: following.press,
          },
        ]
      : []),
    ...(lacks.links
      ? [{ key: 'link', label: t('item.copyLink'), icon: <IconLink {...icon} />, run: copy }]
      : []),
    ...atSecond(),
    {
      key: 'embed',
      label: t('actions.copyEmbed'),
      icon: <IconCode {...icon} />,
      run: () => setEmbedding(true),
    },
    ...(source === null
      ? []
      : [
          {
            key: 'source',
            label: t('actions.source'),
            icon: <IconExternalLink {...icon} />,
            href: source,
            newTab: true,
          },
        ]),
  ];
  const correcting: MenuEntry[] = [
    {
      key: 'edit',
      label: t('actions.editDetails'),
      icon: <IconPencil {...icon} />,
      run: () => setEditing(true),
    },
    {
      key: 'delete',
      label: t('actions.delete'),
      icon: <IconTrash {...icon} />,
      run: () => setDeleting(true),
    },
  ];
  return {
    groups: () => [
      { key: 'links', entries: reading() },
      { key: 'export', title: t('exporting.title'), entries: exportEntries(t, item) },
      ...(item.may.correct ? [{ key: 'corrections', entries: correcting }] : []),
    ],
    opened: (
      <>
        {editing === null ? null : (
          <Suspense>
            <DetailsSheet id={item.uuid} open={editing} onClose={() => setEditing(false)} />
          </Suspense>
        )}
        {deleting === null ? null : (
          <Suspense>
            <DeletionDialog
              item={{ uuid: item.uuid, title: shownTitle(item.title), path: page.path }}
              open={deleting}
              onClose={() => setDeleting(false)}
            />
          </Suspense>
        )}
        {embedding === null ? null : (
          <Suspense>
            <EmbedDialog item={item} open={embedding} onClose={() => setEmbedding(false)} />
          </Suspense>
        )}
      </>
    ),
  };
}
