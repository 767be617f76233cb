import { Button } from '@mantine/core';
import { IconDots, IconExternalLink, IconFileText, IconLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FollowButton, useFollowing } from '../../../features/follow/follow-button.tsx';
import { AddToList } from '../../../features/list/add/add-to-list.tsx';
import { shownTitle } from '../../../format/text.ts';
import { MenuButton } from '../../../ui/overlay/menu-button.tsx';
import { useWide } from '../../../ui/page/use-wide.ts';
import { useWidth } from '../../../ui/page/use-width.ts';
import { hasAnalysis } from '../state/sections-of-item.ts';
import type { ItemPageState } from '../state/use-item-page-state.ts';
import { sourceOf, useItemLinks, useItemMenu } from './item-menu.tsx';

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

type Room = { wide: boolean; isNarrow: boolean; isCrowded: boolean; isPlayed: boolean };

/** How much of the button that puts an item into lists there is room for; it is as high as its neighbors. */
function variantOf({ wide, isNarrow, isCrowded, isPlayed }: Room): 'button' | 'icon' | 'touch' {
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
  const isNarrow = useWidth() === 'narrow';
  const links = useItemLinks(page);
  const source = sourceOf(item);
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
        variant={variantOf({ wide, isNarrow, isCrowded, isPlayed: page.track !== null })}
      />
      {wide ? (
        <Button variant="default" leftSection={<IconLink {...icon} />} onClick={links.copy}>
          {t('item.copyLink')}
        </Button>
      ) : null}
      {wide && !isCrowded && source !== null ? <SourceButton href={source} /> : null}
      <MenuButton
        text={wide ? t('actions.more') : null}
        label={t('actions.moreOf', { title: shownTitle(item.title) })}
        icon={<IconDots {...icon} />}
        groups={groups}
      />
      {opened}
    </>
  );
}
