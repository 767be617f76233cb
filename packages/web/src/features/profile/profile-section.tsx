import type { ReactNode } from 'react';
import classes from './profile.module.css';

type Props = { id: string; title: string; text?: string; children: ReactNode };

/** A part of the profile: what it is about beside what can be done. */
export function ProfileSection({ id, title, text, children }: Props) {
  return (
    <section className={classes['section']} aria-labelledby={id}>
      <div className={classes['about']}>
        <h2 id={id}>{title}</h2>
        {text ? <p>{text}</p> : null}
      </div>
      <div className={classes['content']}>{children}</div>
    </section>
  );
}
