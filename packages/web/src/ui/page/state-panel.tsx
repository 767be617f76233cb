import type { ReactNode } from 'react';
import classes from './state-panel.module.css';

type Props = {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  tone?: 'empty' | 'error';
  level?: 1 | 2;
};

/** What stands where content would be: what is missing or what went wrong, and the one thing to do. */
export function StatePanel({ title, children, action, tone = 'empty', level = 2 }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div
      className={classes['panel']}
      data-tone={tone}
      data-page={level === 1 || undefined}
      role={tone === 'error' ? 'alert' : undefined}
    >
      <svg width="72" height="40" viewBox="0 0 72 40" aria-hidden="true">
        <path d="M4 8h44M4 20h64M4 32h28" />
        <circle cx="44" cy="32" r="4" />
      </svg>
      <Heading>{title}</Heading>
      {children ? <div className={classes['text']}>{children}</div> : null}
      {action ? <div className={classes['action']}>{action}</div> : null}
    </div>
  );
}
