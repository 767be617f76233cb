import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../parts/lazy-part.ts';
import { AfterPaint } from '../../../ui/page/after-paint.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { TextLines } from '../../../ui/text/text-lines.tsx';
import { sourceOf } from '../actions/item-actions.tsx';
import classes from '../frame/item-page.module.css';
import { searchTitle, transcriptTitle } from '../state/sections-of-item.ts';
import type { ItemDesk } from '../state/use-item-desk.ts';

const parts = () => import('./later-parts.ts');
const ItemNarration = lazyPart(parts, ({ ItemNarration }) => ItemNarration);
const ItemSearch = lazyPart(parts, ({ ItemSearch }) => ItemSearch);
const ItemWords = lazyPart(parts, ({ ItemWords }) => ItemWords);

function Waiting({ rows }: { rows: number }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      <span className="visually-hidden">{t('words.loading')}</span>
      <TextLines widths={Array.from({ length: rows }, (_, at) => 96 - ((at * 23) % 40))} />
    </div>
  );
}

function Later({ rows, children }: { rows: number; children: ReactNode }) {
  const waiting = <Waiting rows={rows} />;
  return (
    <AfterPaint before={waiting}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </AfterPaint>
  );
}

/** How long the text is; of an article also the way to where it was published. */
function Aside({ desk: { item } }: { desk: ItemDesk }) {
  const { t } = useTranslation();
  const isArticle = item.kind === 'article';
  const source = isArticle ? sourceOf(item) : null;
  const unit = isArticle ? 'transcript.paragraphs' : 'transcript.count';
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

/** A document told page by page. */
export function NarrationSection({ desk }: { desk: ItemDesk }) {
  const { t } = useTranslation();
  return (
    <Section id="narration" title={t('narration.title')}>
      <Later rows={6}>
        <ItemNarration desk={desk} />
      </Later>
    </Section>
  );
}

/** The own words of an item: the search in them, and all of them. */
export function WordsSections({ desk }: { desk: ItemDesk }) {
  const { t } = useTranslation();
  const { item } = desk;
  // A promise of words to come would be untrue where processing ended without any.
  if (item.content_total === 0 && item.processing_status === 'FAILED') return null;
  return (
    <>
      {item.content_total > 0 ? (
        <Section id="search" title={searchTitle(t, item)}>
          <Later rows={1}>
            <ItemSearch desk={desk} />
          </Later>
        </Section>
      ) : null}
      <Section id="transcript" title={transcriptTitle(t, item)} aside={<Aside desk={desk} />}>
        <Later rows={12}>
          <ItemWords desk={desk} />
        </Later>
      </Section>
    </>
  );
}
