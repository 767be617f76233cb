import {
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { CitationProvider } from './citation.context.ts';
import classes from './citation.module.css';
import { type CitedPlace, placeLabel } from './place.ts';

type ShownCitation = { anchor: HTMLElement; cited: CitedPlace; left: number; top: number; above: boolean };

const cardWidth = 340;
const cardRoom = 260;
const edge = 12;
const hideAfterMs = 120;

function placeBeside(anchor: HTMLElement, cited: CitedPlace): ShownCitation {
  const box = anchor.getBoundingClientRect();
  const above = box.top > cardRoom + edge;
  const left = Math.max(
    edge,
    Math.min(box.left - 24, window.innerWidth - Math.min(cardWidth, window.innerWidth) - edge),
  );
  return { anchor, cited, left, top: above ? box.top - 8 : box.bottom + 8, above };
}

type Props = {
  /** What the card shows of a place, with things to press in it; without it the quote, and where it stands. */
  detail?: ((cited: CitedPlace) => ReactNode) | undefined;
  children: ReactNode;
};

/** The card lies at the end of the document: who leaves it by the keyboard goes on from its mark. */
function leaveWith(event: ReactKeyboardEvent<HTMLElement>, anchor: HTMLElement): void {
  const stops = [...event.currentTarget.querySelectorAll('button')];
  const next = stops.findIndex((stop) => stop.matches(':focus')) + (event.shiftKey ? -1 : 1);
  if (event.key !== 'Escape' && (event.key !== 'Tab' || stops[next])) return;
  if (event.shiftKey) event.preventDefault();
  anchor.focus();
}

function CardWords({ cited, detail }: { cited: CitedPlace; detail: Props['detail'] }) {
  const { t } = useTranslation();
  if (detail)
    return (
      <>
        {detail(cited)}
        <span className="visually-hidden">{t('citation.enter')}</span>
      </>
    );
  return (
    <>
      <q>{cited.quote}</q>
      <p>
        <time>{placeLabel(t, cited)}</time> {t('citation.open')}
      </p>
    </>
  );
}

type Frame = { box: RefObject<HTMLDivElement | null>; id: string; keep: () => void; hide: () => void };
type CardProps = Pick<Props, 'detail'> & { shown: ShownCitation | null; frame: Frame };

function Card({ shown, detail, frame: { box, id, keep, hide } }: CardProps) {
  const { t } = useTranslation();
  const common = {
    ref: box,
    id,
    className: classes['card'],
    hidden: !shown,
    'data-above': shown?.above || undefined,
    style: shown ? { left: shown.left, top: shown.top } : undefined,
    onMouseEnter: keep,
    onMouseLeave: hide,
  };
  const words = shown ? <CardWords cited={shown.cited} detail={detail} /> : null;
  if (!detail)
    return (
      <div {...common} role="tooltip">
        {words}
      </div>
    );
  return (
    <div
      {...common}
      role="dialog"
      aria-label={t('citation.card')}
      onFocus={keep}
      onBlur={hide}
      onKeyDown={(event) => shown && leaveWith(event, shown.anchor)}
    >
      {words}
    </div>
  );
}

/**
 * One card for all the marks of a page: a page has hundreds of them, and only one is ever looked at. It stays
 * while the pointer or the focus is in it, and Escape closes it.
 */
export function CitationLayer({ detail, children }: Props) {
  const id = useId();
  const [shown, setShown] = useState<ShownCitation | null>(null);
  const box = useRef<HTMLDivElement>(null);
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
  const enter = useCallback(() => box.current?.querySelector<HTMLElement>('button, a[href]')?.focus(), []);
  const isOperable = detail !== undefined;
  const card = useMemo(() => ({ id, show, hide, enter, isOperable }), [id, show, hide, enter, isOperable]);

  useEffect(() => {
    if (!shown) return undefined;
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setShown(null);
    };
    // The focus brings a mark into view, so its card goes along; one under the pointer is left behind.
    const follow = (): void => {
      const { anchor, cited } = shown;
      const { activeElement: focused } = document;
      const isUsed = focused === anchor || (box.current?.contains(focused) ?? false);
      setShown(isUsed ? placeBeside(anchor, cited) : null);
    };
    window.addEventListener('keydown', close);
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      window.removeEventListener('keydown', close);
      window.removeEventListener('scroll', follow);
    };
  }, [shown]);
  useEffect(() => keep, [keep]);

  return (
    <CitationProvider value={card}>
      {children}
      {createPortal(<Card shown={shown} detail={detail} frame={{ box, id, keep, hide }} />, document.body)}
    </CitationProvider>
  );
}
