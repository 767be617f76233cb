import type { Item } from '@ecco/contract';
import { Button } from '@mantine/core';
import {
  IconCode,
  IconDots,
  IconExternalLink,
  IconFileText,
  IconLink,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../../../chunks/lazy-chunk.ts';
import { useLog } from '../../../events/events.context.ts';
import { FollowButton } from '../../../features/follow/follow-button.tsx';
import { exportEntries } from '../../../features/item/export-entries.tsx';
import { AddToList } from '../../../features/list/add/add-to-list.tsx';
import { findLineAt } from '../../../features/transcript/find-line-at.ts';
import { shownTitle } from '../../../format/text.ts';
import { clock } from '../../../format/time.ts';
import { WithWords } from '../../../messages/with-words.tsx';
import { usePlayerStore } from '../../../player/player.context.ts';
import { copyLink } from '../../../ui/overlay/copy-text.ts';
import type { MenuEntry, MenuGroup } from '../../../ui/overlay/menu.tsx';
import { MenuButton } from '../../../ui/overlay/menu-button.tsx';
import { useWide } from '../../../ui/page/use-wide.ts';
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
export const sourceOf = ({ source_url: address }: Pick<Item, 'source_url'>): string | null =>
  address !== null && /^(https?:\/)?\//.test(address) ? address : null;

function useCopies({ item, path, playable, jumps }: ItemPageState) {
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

/** What somebody has written about the item stands below; here is the way to it. */
function AnalysisButton() {
  const { t } = useTranslation();
  return (
    <Button component="a" variant="default" href="#analysis" leftSection={<IconFileText {...icon} />}>
      {t('actions.viewAnalysis')}
    </Button>
  );
}

function SourceButton({ href }: { href: string }) {
  const { t } = useTranslation();
  return (
    <Button
      component="a"
      variant="subtle"
      href={href}
      target="_blank"
      rel="noreferrer"
      leftSection={<IconExternalLink {...icon} />}
    >
      {t('item.source')}
    </Button>
  );
}

/** What can be done with an item besides playing it; where there is little room, most of it is in the menu. */
export function ItemActions({ page }: { page: ItemPageState }) {
  const { t } = useTranslation();
  const { item } = page;
  const wide = useWide();
  const [embedding, setEmbedding] = useState<boolean | null>(null);
  const { copy, atSecond } = useCopies(page);
  const source = sourceOf(item);
  const [editing, setEditing] = useState<boolean | null>(null);
  const [deleting, setDeleting] = useState<boolean | null>(null);
  const corrections: MenuEntry[] = item.may.correct
    ? [
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
      ]
    : [];

  const links = (): MenuEntry[] => [
    ...(wide ? [] : [{ key: 'link', label: t('item.copyLink'), icon: <IconLink {...icon} />, run: copy }]),
    ...atSecond(),
    {
      key: 'embed',
      label: t('actions.copyEmbed'),
      icon: <IconCode {...icon} />,
      run: () => setEmbedding(true),
    },
    ...(source === null || wide
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
  const groups = (): MenuGroup[] => [
    { key: 'links', entries: links() },
    { key: 'export', title: t('exporting.title'), entries: exportEntries(t, item) },
    ...(corrections.length > 0 ? [{ key: 'corrections', entries: corrections }] : []),
  ];

  return (
    <>
      {page.summary?.html_document ? <AnalysisButton /> : null}
      {item.show ? <FollowButton show={item.show} /> : null}
      <AddToList
        uuid={item.uuid}
        title={item.title}
        variant={wide || page.track === null ? 'button' : 'icon'}
      />
      {wide ? (
        <Button variant="default" leftSection={<IconLink {...icon} />} onClick={copy}>
          {t('item.copyLink')}
        </Button>
      ) : null}
      {wide && source !== null ? <SourceButton href={source} /> : null}
      <MenuButton
        text={wide ? t('actions.more') : null}
        label={t('actions.moreOf', { title: shownTitle(item.title) })}
        icon={<IconDots {...icon} />}
        groups={groups}
      />
      {editing === null ? null : (
        <Suspense>
          <WithWords chunk="correction" before={null}>
            <DetailsSheet id={item.uuid} open={editing} onClose={() => setEditing(false)} />
          </WithWords>
        </Suspense>
      )}
      {deleting === null ? null : (
        <Suspense>
          <WithWords chunk="correction" before={null}>
            <DeletionDialog
              item={{ uuid: item.uuid, title: shownTitle(item.title), path: page.path }}
              open={deleting}
              onClose={() => setDeleting(false)}
            />
          </WithWords>
        </Suspense>
      )}
      {embedding === null ? null : (
        <Suspense>
          <EmbedDialog item={item} open={embedding} onClose={() => setEmbedding(false)} />
        </Suspense>
      )}
    </>
  );
}
