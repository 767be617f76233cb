import { Button } from '@mantine/core';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../../chunks/lazy-chunk.ts';
import { StatePanel } from '../../ui/page/state-panel.tsx';
import { TextLines } from '../../ui/text/text-lines.tsx';
import { useGuide } from './api/get-guide.api.ts';
import classes from './guide.module.css';

// The markdown library comes while the guide itself is on its way.
const GuideText = lazyChunk(
  () => import('./guide-text.tsx'),
  ({ GuideText }) => GuideText,
);

function GuideSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <span className="visually-hidden">{t('developers.loading')}</span>
      <TextLines widths={[44, 92, 86, 70, 30, 88, 94, 62]} />
    </div>
  );
}

type GuideHeading = { id: string; text: string; level: number };

/**
 * The headings of a guide once it stands on the page, and `place`, the reference to give to what holds it. A place
 * named by the address is shown then, since the browser looked for it before it was there.
 */
function useHeadings(): { headings: GuideHeading[]; place: (guide: HTMLElement | null) => void } {
  const [headings, setHeadings] = useState<GuideHeading[]>([]);
  const place = useCallback((guide: HTMLElement | null) => {
    if (!guide) return;
    const matches = Array.from(guide.querySelectorAll('h2[id], h3[id]'));
    setHeadings(
      matches.map((heading) => ({
        id: heading.id,
        text: heading.textContent ?? '',
        level: Number(heading.tagName.slice(1)),
      })),
    );
    const { hash } = window.location;
    if (hash.length > 1) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, []);
  return { headings, place };
}

/** The headings of a guide, beside it. */
function GuideOutline({ headings }: { headings: readonly GuideHeading[] }) {
  const { t } = useTranslation();
  if (headings.length < 2) return null;
  return (
    <nav className={classes['outline']} aria-label={t('developers.onThisPage')}>
      <p>{t('developers.onThisPage')}</p>
      <ul>
        {headings.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Guide({ file, markdown }: { file: string; markdown: string }) {
  const { headings, place } = useHeadings();
  return (
    <div className={classes['columns']}>
      <Suspense fallback={<GuideSkeleton />}>
        <article className={classes['guide']} ref={place}>
          <GuideText markdown={markdown} file={file} />
        </article>
      </Suspense>
      <GuideOutline headings={headings} />
    </div>
  );
}

/** A guide for developers by its file; the empty one is the index of all. `tools` stand above it. */
export function GuideView({ file, tools }: { file: string; tools: ReactNode }) {
  const { t } = useTranslation();
  const guide = useGuide(file);
  const content = (): ReactNode => {
    if (guide.isPending) return <GuideSkeleton />;
    if (guide.data === undefined) {
      return (
        <StatePanel
          level={1}
          tone="error"
          title={t('developers.failed')}
          action={<Button onClick={() => void guide.refetch()}>{t('developers.retry')}</Button>}
        />
      );
    }
    if (guide.data.trim() === '') {
      return (
        <StatePanel level={1} title={t('developers.emptyTitle')}>
          <p>{t('developers.emptyText')}</p>
        </StatePanel>
      );
    }
    return <Guide key={file} file={file} markdown={guide.data} />;
  };
  return (
    <div className={classes['page']}>
      <div className={classes['tools']}>{tools}</div>
      {content()}
    </div>
  );
}
