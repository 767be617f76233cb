/*
 * The item page put together: what it is, what it says, where it says so. This file only composes; every part is a
 * feature of its own, and they meet in the jumps (see use-item-jumps.ts) and in the player.
 */
import type { Item } from '@ecco/contract';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLog } from '../../events/events.context.ts';
import { canFrame, DocumentViewer } from '../../features/item/document-viewer.tsx';
import { useSpeakerNames } from '../../features/speaker/speaker-names.ts';
import { tonesOf } from '../../features/speaker/speaker-tone.ts';
import { chooseSummary } from '../../features/summary/choose-summary.ts';
import { NumberingContext, numberSources } from '../../features/summary/numbering.ts';
import { usePlayer } from '../../player/player.context.ts';
import { useSession } from '../../session/get-session.api.ts';
import { CitationLayer } from '../../ui/citation-layer.tsx';
import { JumpProvider } from '../../ui/place.context.ts';
import { SideSheet } from '../../ui/side-sheet.tsx';
import { useWide } from '../../ui/use-wide.ts';
import type { DeepLink } from './deep-link.ts';
import { ItemBody } from './item-body.tsx';
import { ItemFeedback } from './item-feedback.tsx';
import { ItemHead } from './item-head.tsx';
import classes from './item-page.module.css';
import { ItemRail } from './item-rail.tsx';
import { OutlineNav } from './outline-nav.tsx';
import { SectionTabs } from './section-tabs.tsx';
import { sectionsOf } from './sections-of-item.ts';
import { playableOf, trackOfItem } from './track-of-item.ts';
import { useItemJumps } from './use-item-jumps.ts';
import { useSummaryView } from './use-summary-view.ts';

export function ItemView({ item, link }: { item: Item; link: DeepLink }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const log = useLog();
  const [outlineOpen, setOutlineOpen] = useState(false);
  const summary = useMemo(() => chooseSummary(item.summaries), [item.summaries]);
  const numbers = useMemo(() => (summary ? numberSources(summary) : new Map<string, number>()), [summary]);
  const track = useMemo(() => trackOfItem(item, summary), [item, summary]);
  const tones = useMemo(() => tonesOf(item.speakers), [item.speakers]);
  const names = useSpeakerNames(item.uuid);
  const view = useSummaryView(link);
  const jumps = useItemJumps({ item, summary, track, link });
  const playing = usePlayer((state) => state.track?.uuid === item.uuid && state.status === 'playing');
  const isAdmin = useSession()?.role === 'admin';
  const sections = useMemo(
    () => sectionsOf(t, { item, summary, isAdmin, view: view.view }),
    [t, item, summary, isAdmin, view.view],
  );
  const chapters = summary?.items ?? [];
  const playable = playableOf(track);
  const wide = useWide();
  const query = link.search?.trim() ?? '';

  const onSearch = (words: string): void => {
    if (words !== '') log({ event: 'search', slug: item.slug, 'button-src': 'inside' });
    const { search: _before, ...otherPlaces } = link;
    void navigate({
      to: '.',
      search: { ...otherPlaces, ...(words !== '' && { search: words }) },
      replace: true,
      resetScroll: false,
    });
  };
  const onFind = (words: string): void => {
    onSearch(words);
    document.getElementById('search')?.scrollIntoView();
  };
  const toChapter = (index: number): void => jumps.toChapter({ index });
  const outline = (onLeave?: () => void) => (
    <OutlineNav
      sections={sections}
      chapters={chapters}
      playable={playable}
      onChapter={toChapter}
      {...(onLeave && { onLeave })}
    />
  );
  const framed = item.kind === 'document' && canFrame(item.document_url);
  const viewer = item.kind === 'document' && (
    <div className={classes['viewer']} id="document" data-framed={framed || undefined}>
      <DocumentViewer url={item.document_url} title={item.title} page={jumps.page} />
    </div>
  );
  const rail = (
    <ItemRail item={item} summary={summary} tones={tones} names={names} playable={playable} onFind={onFind} />
  );

  return (
    <JumpProvider value={jumps.jump}>
      <NumberingContext value={numbers}>
        <CitationLayer>
          <SectionTabs
            sections={sections}
            onOutline={chapters.length > 0 ? () => setOutlineOpen(true) : null}
            always={framed}
          />
          <div className={classes['desk']} data-framed={framed || undefined}>
            {framed ? (
              wide && viewer
            ) : (
              <div className={classes['outline']}>{sections.length > 0 ? outline() : null}</div>
            )}
            <article className={classes['reading']} id="reading">
              <ItemHead item={item} track={track} playing={playing} jumps={jumps} />
              {framed && wide ? null : viewer}
              <ItemBody
                item={item}
                summary={summary}
                playable={playable}
                tones={tones}
                names={names}
                jumps={jumps}
                query={query}
                claims={isAdmin ? item.assertions : []}
                onSearch={onSearch}
                view={view}
                rail={<div className={classes['railInside']}>{rail}</div>}
              />
              {summary && view.view === 'cards' ? null : <ItemFeedback item={item} />}
            </article>
            <aside className={classes['rail']}>{rail}</aside>
          </div>
          <SideSheet
            side="left"
            open={outlineOpen}
            title={t('item.outlineOf')}
            closeLabel={t('item.closeOutline')}
            onClose={() => setOutlineOpen(false)}
          >
            {outline(() => setOutlineOpen(false))}
          </SideSheet>
        </CitationLayer>
      </NumberingContext>
    </JumpProvider>
  );
}
