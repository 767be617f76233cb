/*
 * The item page put together: what it is, what it says, where it says so. This file only composes; every part is a
 * feature of its own, and they meet on the desk (see use-item-desk.ts) and in the player.
 */
import type { Item } from '@ecco/contract';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SideSheet } from '../../ui/overlay/side-sheet.tsx';
import { AfterPaint } from '../../ui/page/after-paint.tsx';
import { useWide } from '../../ui/page/use-wide.ts';
import { WhenNear } from '../../ui/page/when-near.tsx';
import { ItemFeedback } from './actions/item-feedback.tsx';
import { DeskFrame } from './frame/desk-frame.tsx';
import { DocumentPages, DocumentView, isFramed } from './frame/document-view.tsx';
import classes from './frame/item-page.module.css';
import { ItemRail } from './frame/item-rail.tsx';
import { OutlineNav } from './frame/outline-nav.tsx';
import { SectionTabs } from './frame/section-tabs.tsx';
import { useHashSection } from './frame/use-hash-section.ts';
import { ItemHead } from './item-head.tsx';
import { ItemBody } from './sections/item-body.tsx';
import type { DeepLink } from './state/deep-link.ts';
import { sectionsOf, tabsOf } from './state/sections-of-item.ts';
import { type ItemDesk, useItemDesk } from './state/use-item-desk.ts';
import { type SummaryView, useSummaryView } from './state/use-summary-view.ts';

type OutlineProps = { desk: ItemDesk; view: SummaryView; onLeave?: () => void };

function ItemOutline({ desk, view, onLeave }: OutlineProps) {
  const { t } = useTranslation();
  const { item, summary, isAdmin, playable, jumps } = desk;
  const sections = useMemo(
    () => sectionsOf(t, { item, summary, isAdmin, view }),
    [t, item, summary, isAdmin, view],
  );
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

/** The tabs, and the outline that opens from them where there is no room for it beside. */
function Tabs({ desk, view }: { desk: ItemDesk; view: SummaryView }) {
  const { t } = useTranslation();
  const { item, summary, isAdmin } = desk;
  const [open, setOpen] = useState(false);
  const tabs = useMemo(() => tabsOf(t, { item, summary, isAdmin }), [t, item, summary, isAdmin]);
  const close = (): void => setOpen(false);
  return (
    <>
      <SectionTabs sections={tabs} onOutline={summary?.items.length ? () => setOpen(true) : null} />
      <SideSheet
        side="left"
        open={open}
        title={t('item.outlineOf')}
        closeLabel={t('item.closeOutline')}
        onClose={close}
      >
        <ItemOutline desk={desk} view={view} onLeave={close} />
      </SideSheet>
    </>
  );
}

/** Three columns: the outline, what is read, and the rail; inside somebody else's page only what is read. */
function Columns({ desk, view, rail, children }: OutlineProps & { rail: ReactNode; children: ReactNode }) {
  return (
    <div className={classes['desk']} data-embedded={desk.embedded || undefined}>
      {desk.embedded ? null : (
        <div className={classes['outline']}>
          <AfterPaint before={null}>
            <ItemOutline desk={desk} view={view} />
          </AfterPaint>
        </div>
      )}
      <article className={classes['reading']} id="reading">
        {children}
      </article>
      {rail ? <aside className={classes['rail']}>{rail}</aside> : null}
    </div>
  );
}

export function ItemView({ item, link }: { item: Item; link: DeepLink }) {
  const desk = useItemDesk({ item, link });
  const view = useSummaryView(link);
  useHashSection();
  const wide = useWide();
  const framed = isFramed(desk);
  const rail = desk.embedded ? null : (
    <AfterPaint before={null}>
      <ItemRail desk={desk} />
    </AfterPaint>
  );
  const beside = wide && !framed;
  const head = (
    <>
      <ItemHead desk={desk} />
      {desk.embedded ? null : <Tabs desk={desk} view={view.view} />}
    </>
  );
  const body = (
    <>
      <ItemBody
        desk={desk}
        view={view}
        rail={beside || rail === null ? null : <div className={classes['railInside']}>{rail}</div>}
      />
      {desk.embedded || (desk.summary && view.view === 'cards') ? null : (
        <WhenNear>
          <ItemFeedback item={item} />
        </WhenNear>
      )}
    </>
  );
  return (
    <DeskFrame desk={desk}>
      {framed ? (
        <DocumentView desk={desk} head={head}>
          {body}
        </DocumentView>
      ) : (
        <Columns desk={desk} view={view.view} rail={beside ? rail : null}>
          {head}
          {item.kind === 'document' ? <DocumentPages desk={desk} /> : null}
          {body}
        </Columns>
      )}
    </DeskFrame>
  );
}
