/*
 * The item page put together: what it is, what it says, where it says so. This file only composes; every part is a
 * feature of its own, and they meet in the state of the page (use-item-page-state.ts) and in the player.
 */
import type { Item } from '@ecco/contract';
import { memo, type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SideSheet } from '../../ui/overlay/side-sheet.tsx';
import { AfterPaint } from '../../ui/page/after-paint.tsx';
import { useOutlined, useWide } from '../../ui/page/use-wide.ts';
import { WhenNear } from '../../ui/page/when-near.tsx';
import { ItemFeedback } from './actions/item-feedback.tsx';
import { DocumentView, isFramed } from './frame/document-view.tsx';
import classes from './frame/item-page.module.css';
import { JoinInvite } from './frame/join-invite.tsx';
import { SectionTabs } from './frame/section-tabs.tsx';
import { useHashSection } from './frame/use-hash-section.ts';
import { ItemHead } from './item-head.tsx';
import { ItemPageFrame } from './item-page-frame.tsx';
import { ItemRail, OutlineNav } from './sections/below-first-screen.tsx';
import { ItemBody } from './sections/item-body.tsx';
import type { DeepLink } from './state/deep-link.ts';
import { sectionsOf, tabsOf } from './state/sections-of-item.ts';
import { type ItemPageState, useItemPageState } from './state/use-item-page-state.ts';
import { type SummaryView, useSummaryView } from './state/use-summary-view.ts';

type OutlineProps = { page: ItemPageState; view: SummaryView; onLeave?: () => void };

function ItemOutline({ page, view, onLeave }: OutlineProps) {
  const { t } = useTranslation();
  const { item, summary, told, playable, jumps } = page;
  const sections = useMemo(() => sectionsOf(t, { item, summary: told, view }), [t, item, told, view]);
  if (sections.length === 0) return null;
  return (
    <OutlineNav
      sections={sections}
      chapters={summary?.items ?? []}
      playable={playable}
      onChapter={(index) => jumps.toChapter({ index })}
      {...(onLeave && { onLeave })}
    />
  );
}

type TabsProps = { page: ItemPageState; view: SummaryView; isFramed: boolean };

/** The tabs, and the outline that opens from them where there is no room for it beside. */
function Tabs({ page, view, isFramed: isPaperBeside }: TabsProps) {
  const { t } = useTranslation();
  const { item, summary } = page;
  const [open, setOpen] = useState(false);
  const tabs = useMemo(() => tabsOf(t, { item, summary }), [t, item, summary]);
  const close = (): void => setOpen(false);
  const hasOutline = useOutlined() && !isPaperBeside;
  return (
    <>
      <SectionTabs
        sections={tabs}
        onOutline={summary?.items.length && !hasOutline ? () => setOpen(true) : null}
        isRepeated={hasOutline}
      />
      <SideSheet
        side="left"
        open={open}
        title={t('item.outlineOf')}
        closeLabel={t('item.closeOutline')}
        onClose={close}
      >
        <ItemOutline page={page} view={view} onLeave={close} />
      </SideSheet>
    </>
  );
}

/** Three columns: the outline, what is read, and the rail, of which what is read comes first for the keyboard; inside somebody else's page only what is read. */
function Columns({ page, view, rail, children }: OutlineProps & { rail: ReactNode; children: ReactNode }) {
  return (
    <div
      className={classes['columns']}
      data-embedded={page.embedded || undefined}
      data-led={page.isLed || undefined}
    >
      <article className={classes['reading']} id="reading">
        {children}
      </article>
      {page.embedded ? null : (
        <div className={classes['outline']}>
          <AfterPaint before={null}>
            <ItemOutline page={page} view={view} />
          </AfterPaint>
        </div>
      )}
      {rail ? <aside className={classes['rail']}>{rail}</aside> : null}
    </div>
  );
}

export const ItemView = memo(function ItemView({ item, link }: { item: Item; link: DeepLink }) {
  const page = useItemPageState({ item, link });
  const view = useSummaryView(link);
  useHashSection();
  const wide = useWide();
  const framed = isFramed(page);
  const rail = page.embedded ? null : <ItemRail page={page} />;
  const beside = wide && !framed;
  const head = (
    <>
      <ItemHead page={page} />
      {page.embedded ? null : <Tabs page={page} view={view.view} isFramed={framed} />}
    </>
  );
  const body = (
    <>
      <ItemBody
        page={page}
        view={view}
        rail={beside || rail === null ? null : <div className={classes['railInside']}>{rail}</div>}
      />
      {page.embedded || (page.summary && view.view === 'cards') ? null : (
        <WhenNear>
          <JoinInvite item={item} />
          <ItemFeedback item={item} />
        </WhenNear>
      )}
    </>
  );
  return (
    <ItemPageFrame page={page}>
      {framed ? (
        <DocumentView page={page} head={head}>
          {body}
        </DocumentView>
      ) : (
        <Columns page={page} view={view.view} rail={beside ? rail : null}>
          {head}
          {body}
        </Columns>
      )}
    </ItemPageFrame>
  );
});
