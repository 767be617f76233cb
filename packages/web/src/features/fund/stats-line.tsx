import { useEffect, useRef, useState } from 'react';
import { readPersisted, writePersisted } from '../../persistence/browser-storage.ts';
import { useTypedOut } from '../../ui/text/use-typed-out.ts';
import classes from './stats-line.module.css';

const name = 'allocators-told';

/** What the funds come to, in a sentence: typed out on the first visit, and there at once on all later ones. */
export function StatsLine({ text }: { text: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  const [isFirst] = useState(() => readPersisted(name) !== true);
  useTypedOut(line, isFirst ? name : null);
  useEffect(() => writePersisted(name, true), []);
  return (
    <p ref={line} className={classes['stats']}>
      {text}
    </p>
  );
}
