import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { CitationProvider, type CitedPlace } from './citation.context.ts';
import classes from './citation.module.css';
import { placeLabel } from './place-label.ts';

type Shown = { anchor: HTMLElement; cited: CitedPlace; left: number; top: number; above: boolean };

const cardWidth = 340;
const cardRoom = 200;
const edge = 12;
const hideAfterMs = 120;

function placeBeside(anchor: HTMLElement, cited: CitedPlace): Shown {
  const box = anchor.getBoundingClientRect();
  const above = box.top > cardRoom + edge;
  const left = Math.max(
    edge,
    Math.min(box.left - 24, window.innerWidth - Math.min(cardWidth, window.innerWidth) - edge),
  );
  return { anchor, cited, left, top: above ? box.top - 8 : box.bottom + 8, above };
}

/**
 * One card for all the marks of a page: a page has hundreds of them, and only one is ever looked at. It stays
 * while the pointer is on it, and Escape closes it.
 */
export function CitationLayer({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const id = useId();
  const [shown, setShown] = useState<Shown | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const keep = useCallback(() => clearTimeout(timer.current), []);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(null), hideAfterMs);
  }, []);
  const show = useCallback(
    (anchor: HTMLElement, cited: CitedPlace) => {
      keep();
      setShown(placeBeside(anchor, cited));
    },
    [keep],
  );
  const card = useMemo(() => ({ id, show, hide }), [id, show, hide]);

  useEffect(() => {
    if (!shown) return undefined;
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setShown(null);
    };
    // The focus brings a mark into view, so its card goes along; one under the pointer is left behind.
    const follow = (): void => {
      const { anchor, cited } = shown;
      setShown(document.activeElement === anchor ? placeBeside(anchor, cited) : null);
    };
    window.addEventListener('keydown', close);
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      window.removeEventListener('keydown', close);
      window.removeEventListener('scroll', follow);
    };
  }, [shown]);
  useEffect(() => keep, [keep]);

  const label = shown && placeLabel(t, shown.cited);
  return (
    <CitationProvider value={card}>
      {children}
      {createPortal(
        <div
          id={id}
          role="tooltip"
          className={classes['card']}
          hidden={!shown}
          data-above={shown?.above || undefined}
          style={shown ? { left: shown.left, top: shown.top } : undefined}
          onMouseEnter={keep}
          onMouseLeave={hide}
        >
          {shown ? (
            <>
              <q>{shown.cited.quote}</q>
              <p>
                <time>{label}</time> {t('citation.open')}
              </p>
            </>
          ) : null}
        </div>,
        document.body,
      )}
    </CitationProvider>
  );
}
