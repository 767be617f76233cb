import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../../../chunks/lazy-chunk.ts';
import { AfterPaint } from '../../../ui/page/after-paint.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { TextLines } from '../../../ui/text/text-lines.tsx';
import { sourceLink } from '../actions/item-menu.tsx';
import classes from '../frame/item-page.module.css';
import { transcriptTitle } from '../state/sections-of-item.ts';
import type { ItemPageState } from '../state/use-item-page-state.ts';

const later = () => import('./later-sections.ts');
const ItemNarration = lazyChunk(later, ({ ItemNarration }) => ItemNarration);
const ItemSearch = lazyChunk(later, ({ ItemSearch }) => ItemSearch);
const ItemWords = lazyChunk(later, ({ ItemWords }) => ItemWords);

type WaitingProps = {
  rows: number;
  /** Room for what is on its way, in pixels, where it is higher than its bars. */
  height?: number | undefined;
};

function Waiting({ rows, height }: WaitingProps) {
  const { t } = useTranslation();
  return (
    <div role="status" style={{ minHeight: height }}>
      <span className="visually-hidden">{t('words.loading')}</span>
      <TextLines widths={Array.from({ length: rows }, (_, at) => 96 - ((at * 23) % 40))} />
    </div>
  );
}

function Later({ children, ...room }: WaitingProps & { children: ReactNode }) {
  const waiting = <Waiting {...room} />;
  return (
    <AfterPaint before={waiting}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </AfterPaint>
  );
}

/** How long the words are; of an article also the way to where it was published. */
function Aside({ page: { item } }: { page: ItemPageState }) {
  const { t } = useTranslation();
  const isArticle = item.kind === 'article';
  const source = isArticle ? sourceLink(item) : null;
  const isText = isArticle || item.kind === 'document';
  const unit = isText ? 'transcript.paragraphs' : 'transcript.count';
  return (
    <span className={classes['count']}>
      {item.content_total > 0 ? t(unit, { count: item.content_total }) : null}
      {source === null ? null : (
        <a href={source} target="_blank" rel="noreferrer">
          {t('words.openArticle')}
        </a>
      )}
    </span>
  );
}

/** The field of a search and a line of suggested ones, in pixels. */
const searchHeight = 119;

/** A document narrated page by page. */
export function NarrationSection({ page }: { page: ItemPageState }) {
  const { t } = useTranslation();
  return (
    <Section id="narration" title={t('narration.title')}>
      <Later rows={6}>
        <ItemNarration page={page} />
      </Later>
    </Section>
  );
}

/** The own words of an item: the search in them, and all of them. */
export function WordsSections({ page }: { page: ItemPageState }) {
  const { t } = useTranslation();
  const { item } = page;
  // A promise of words to come would be untrue where processing ended without any.
  if (item.content_total === 0 && item.processing_status === 'FAILED') return null;
  return (
    <>
      {item.content_total > 0 ? (
        <Section id="search" title={t('tabs.searchAndAsk')}>
          <Later rows={1} height={searchHeight}>
            <ItemSearch page={page} />
          </Later>
        </Section>
      ) : null}
      <Section id="transcript" title={transcriptTitle(t, item)} aside={<Aside page={page} />}>
        <Later rows={12}>
          <ItemWords page={page} />
        </Later>
      </Section>
    </>
  );
}
