import type { Assertion, Highlight, Item, SearchResult, Segment, Summary } from '@ecco/contract';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLog } from '../../events/events.context.ts';
import { ClaimList } from '../../features/claim/claim-list.tsx';
import { useSearchInside } from '../../features/search/api/search-inside.api.ts';
import { SearchInside } from '../../features/search/search-inside.tsx';
import { phrasesOf } from '../../features/search/sort-results.ts';
import type { SpeakerNames } from '../../features/speaker/speaker-names.ts';
import { AtAGlance } from '../../features/summary/at-a-glance.tsx';
import { Highlights } from '../../features/summary/highlights.tsx';
import { Outline } from '../../features/summary/outline.tsx';
import { Transcript } from '../../features/transcript/transcript.tsx';
import { copyLink } from '../../ui/copy-text.ts';
import { JumpProvider } from '../../ui/place.context.ts';
import { Section } from '../../ui/section.tsx';
import { ItemCards } from './item-cards.tsx';
import classes from './item-page.module.css';
import { transcriptTitle } from './sections-of-item.ts';
import type { useItemJumps } from './use-item-jumps.ts';
import type { useSummaryView } from './use-summary-view.ts';
import { ViewSwitch } from './view-switch.tsx';

type Props = {
  item: Item;
  summary: Summary | null;
  playable: string | null;
  tones: ReadonlyMap<string, string>;
  names: SpeakerNames;
  jumps: ReturnType<typeof useItemJumps>;
  query: string;
  /** What this reader may see of the claims. */
  claims: readonly Assertion[];
  onSearch: (query: string) => void;
  /** Whether the summary is read as a page or as cards. */
  view: ReturnType<typeof useSummaryView>;
  /** What those who keep the library can do with a highlight. */
  highlightAside?: (highlight: Highlight) => ReactNode;
  /** What stands in the rail where there is room for one. */
  rail: ReactNode;
};

type SummaryProps = Omit<Props, 'summary'> & { summary: Summary };

function SummaryAsCards({ item, summary, playable, names, jumps, view, highlightAside, rail }: SummaryProps) {
  const { t } = useTranslation();
  return (
    <>
      <Section
        id="cards"
        title={t('carousel.title')}
        aside={<ViewSwitch view="cards" onChoose={view.choose} />}
      >
        <JumpProvider value={jumps.playOrJump}>
          <ItemCards
            item={item}
            summary={summary}
            playable={playable}
            wish={view.wish}
            chapter={jumps.chapter}
            nameOf={names.nameOf}
            {...(highlightAside && { highlightAside })}
          />
        </JumpProvider>
      </Section>
      {rail}
    </>
  );
}

function SummaryAsPage({ summary, playable, names, jumps, view, rail }: SummaryProps) {
  const { t } = useTranslation();
  return (
    <>
      <Section
        id="glance"
        title={t('section.glance')}
        aside={<ViewSwitch view="page" onChoose={view.choose} />}
      >
        <AtAGlance summary={summary} />
      </Section>
      {rail}
      {summary.items.length > 0 ? (
        <Section
          id="outline"
          title={t('section.outline')}
          aside={<span className={classes['count']}>{summary.items.length}</span>}
        >
          <JumpProvider value={jumps.playOrJump}>
            <Outline items={summary.items} playable={playable} target={jumps.chapter} />
          </JumpProvider>
        </Section>
      ) : null}
      {summary.highlights.length > 0 ? (
        <Section id="highlights" title={t('section.highlights')}>
          <Highlights highlights={summary.highlights} nameOf={names.nameOf} />
        </Section>
      ) : null}
    </>
  );
}

function TranscriptSection({ item, summary, playable, tones, names, jumps, query, onSearch }: Props) {
  const { t } = useTranslation();
  const { data: found } = useSearchInside(item.uuid, query);
  const phrases = useMemo(() => phrasesOf(found?.results ?? []), [found]);
  const source = useMemo(
    () => ({ id: item.uuid, total: item.content_total, first: item.content }),
    [item.uuid, item.content_total, item.content],
  );
  const landmarks = useMemo(
    () =>
      (summary?.items ?? []).flatMap((chapter) =>
        chapter.start_timestamp === null
          ? []
          : [{ line: chapter.content_id, start: chapter.start_timestamp }],
      ),
    [summary],
  );
  const unit = item.kind === 'article' ? 'transcript.paragraphs' : 'transcript.count';
  const log = useLog();
  const copy = (line: number, segment: string | null): void => {
    log({ event: 'copy_link', slug: item.slug, 'button-src': 'line', idx: line });
    void copyLink(t, jumps.hrefOf({ line, segment }));
  };

  const onSelect = (result: SearchResult): void => {
    if (result.result_type === 'summary' && result.summary_item_index !== null) {
      jumps.toChapter({ index: result.summary_item_index });
    } else if (result.result_type === 'summary') {
      document.getElementById('glance')?.scrollIntoView();
    } else {
      const seconds = result.start_ms === null ? null : result.start_ms / 1_000;
      jumps.jump({
        line: result.content_id ?? 0,
        segment: result.segment_id,
        seconds,
        page: result.page_number,
      });
    }
  };

  return (
    <Section
      id="transcript"
      title={transcriptTitle(t, item)}
      aside={
        <span className={classes['count']}>
          {item.content_total > 0 ? t(unit, { count: item.content_total }) : null}
        </span>
      }
    >
      {item.content_total > 0 ? (
        <SearchInside
          id={item.uuid}
          query={query}
          onSearch={onSearch}
          nameOf={names.nameOf}
          onRename={names.rename}
          onSelect={onSelect}
          onShare={(result) => copy(result.content_id ?? 0, result.segment_id)}
        />
      ) : null}
      <JumpProvider value={jumps.stay}>
        <Transcript
          source={source}
          tones={tones}
          nameOf={names.nameOf}
          landmarks={landmarks}
          playable={playable}
          target={jumps.line}
          phrases={phrases}
          onCopy={(segment: Segment) => copy(segment.content_id, segment.id)}
        />
      </JumpProvider>
    </Section>
  );
}

/** The words of an item: its summary where there is one, and everything that was said or written. */
export function ItemBody(props: Props) {
  const { t } = useTranslation();
  const { item, summary, rail, claims, names, view } = props;
  const SummaryShown = view.view === 'cards' ? SummaryAsCards : SummaryAsPage;
  // A promise of words to come would be untrue where processing ended without any.
  const hasWords = item.content_total > 0 || item.processing_status !== 'FAILED';
  return (
    <>
      {summary ? <SummaryShown {...props} summary={summary} /> : rail}
      {claims.length > 0 ? (
        <Section
          id="claims"
          title={t('section.claims')}
          aside={<span className={classes['count']}>{claims.length}</span>}
        >
          <ClaimList claims={claims} nameOf={names.nameOf} />
        </Section>
      ) : null}
      {hasWords ? <TranscriptSection {...props} /> : null}
      {summary ? <p className={classes['madeBy']}>{t('item.madeBy', { engine: summary.made_by })}</p> : null}
    </>
  );
}
