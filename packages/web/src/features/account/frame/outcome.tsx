import { useEffect, useRef } from 'react';
import classes from './auth.module.css';

/** How a form ended. It takes the focus, so that whoever sent the form hears it and goes on from there. */
export function Outcome({ text, tone }: { text: string; tone: 'success' | 'error' }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text !== '') place.current?.focus();
  }, [text]);
  return (
    <p
      ref={place}
      tabIndex={-1}
      className={classes['outcome']}
      data-tone={tone}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      {text}
    </p>
  );
}
