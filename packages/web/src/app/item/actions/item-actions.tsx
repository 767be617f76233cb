import { ActionIcon, Button } from '@mantine/core';
import { IconDots, IconExternalLink, IconFileText, IconLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FollowButton, useFollowing } from '../../../features/follow/follow-button.tsx';
import { AddToList } from '../../../features/list/add/add-to-list.tsx';
import { shownTitle } from '../../../format/text.ts';
import { MenuButton } from '../../../ui/overlay/menu-button.tsx';
import { useOutlined, useWide } from '../../../ui/page/use-wide.ts';
import { useWidth } from '../../../ui/page/use-width.ts';
import { hasAnalysis } from '../state/sections-of-item.ts';
import type { ItemPageState } from '../state/use-item-page-state.ts';
import { sourceLink, useItemLinks, useItemMenu } from './item-menu.tsx';

const icon = { size: 16, stroke: 1.6 };

/** What somebody has written about the item stands below; here is the way to it. */
function AnalysisButton() {
  const { t } = useTranslation();
  return (
    <Button component="a" variant="default" href="#analysis" leftSection={<IconFileText {...icon} />}>
      {t('actions.viewAnalysis')}
    </Button>
  );
}

/** `isBeside`: it stands beside the title, and is its sign alone. */
function SourceButton({ href, isBeside }: { href: string; isBeside: boolean }) {
  const { t } = useTranslation();
  const way = { component: 'a', href, target: '_blank', rel: 'noreferrer' } as const;
  const name = t('item.source');
  if (isBeside)
    return (
      <ActionIcon {...way} variant="default" size="input-sm" aria-label={name} title={name}>
        <IconExternalLink {...icon} />
      </ActionIcon>
    );
  return (
    <Button {...way} variant="subtle" leftSection={<IconExternalLink {...icon} />}>
      {name}
    </Button>
  );
}

/** `isBeside`: it stands beside the title, and is its sign alone. */
function CopyButton({ isBeside, onCopy }: { isBeside: boolean; onCopy: () => void }) {
  const { t } = useTranslation();
  const name = t('item.copyLink');
  if (isBeside)
    return (
      <ActionIcon variant="default" size="input-sm" aria-label={name} title={name} onClick={onCopy}>
        <IconLink {...icon} />
      </ActionIcon>
    );
  return (
    <Button variant="default" leftSection={<IconLink {...icon} />} onClick={onCopy}>
      {name}
    </Button>
  );
}

type Room = { wide: boolean; isBeside: boolean; isNarrow: boolean; isCrowded: boolean; isPlayed: boolean };

/** How much of the button that puts an item into lists there is room for; it is as high as its neighbors. */
function variantOf({ wide, isBeside, isNarrow, isCrowded, isPlayed }: Room): 'button' | 'icon' | 'touch' {
  if (isBeside) return 'icon';
  if (wide ? !isCrowded : !isPlayed) return 'button';
  return isNarrow ? 'touch' : 'icon';
}

/** An item that no show publishes has nothing to follow; no show has this id. */
const noShow = { uuid: '', name: '' };

/** What can be done with an item besides playing it: one row, so most of it is in the menu where there is little room. */
export function ItemActions({ page }: { page: ItemPageState }) {
  const { t } = useTranslation();
  const { item } = page;
  const wide = useWide();
  // Beside the outline they stand in the row of the title, which leaves them little room.
  const isBeside = useOutlined();
  const isNarrow = useWidth() === 'narrow';
  const links = useItemLinks(page);
  const source = sourceLink(item);
  const following = useFollowing(item.show ?? noShow);
  const isAnalyzed = hasAnalysis(page);
  // What can be followed, or read besides, takes the room of two others.
  const isCrowded = item.show !== null || isAnalyzed;
  const { groups, opened } = useItemMenu({
    page,
    links,
    lacks: {
      links: !wide,
      source: !wide || isCrowded,
      following: isNarrow && item.show ? following : null,
      analysis: isNarrow && isAnalyzed,
    },
  });
  return (
    <>
      {isAnalyzed && !isNarrow ? <AnalysisButton /> : null}
      {item.show && !isNarrow ? <FollowButton show={item.show} /> : following.question}
      <AddToList
        uuid={item.uuid}
        title={item.title}
        variant={variantOf({ wide, isBeside, isNarrow, isCrowded, isPlayed: page.track !== null })}
      />
      {wide ? <CopyButton isBeside={isBeside} onCopy={links.copy} /> : null}
      {wide && !isCrowded && source !== null ? <SourceButton href={source} isBeside={isBeside} /> : null}
      <MenuButton
        text={wide && !isBeside ? t('actions.more') : null}
        label={t('actions.moreOf', { title: shownTitle(item.title) })}
        icon={<IconDots {...icon} />}
        groups={groups}
      />
      {opened}
    </>
  );
}
