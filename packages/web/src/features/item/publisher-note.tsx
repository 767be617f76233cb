import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkedText } from '../../ui/text/linked-text.tsx';
import classes from './item.module.css';

/** What the publisher says of an item, as such: three lines of it, and the rest on demand. */
export function PublisherNote({ text }: { text: string }) {
  const { t } = useTranslation();
  const id = useId();
  const words = useRef<HTMLParagraphElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const lines = words.current;
    if (!lines || isOpen) return undefined;
    const measure = (): void => setCut(lines.scrollHeight > lines.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(lines);
    return () => observer.disconnect();
  }, [isOpen]);
  return (
    <aside className={classes['publisher']} aria-label={t('item.fromPublisher')}>
      <h2>{t('item.fromPublisher')}</h2>
      <p id={id} ref={words} data-open={isOpen || undefined}>
        <LinkedText text={text} />
      </p>
      {isCut ? (
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'item.showLess' : 'item.showMore')}
        </button>
      ) : null}
    </aside>
  );
}
