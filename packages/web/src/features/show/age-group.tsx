import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './show.module.css';

type Props = {
  title: string;
  count: number;
  /** The level of its heading. */
  level?: 2 | 3;
  shown: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** A group of a list, with what shows and hides it. */
export function AgeGroup({ title, count, level = 2, shown, onToggle, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  // Of the groups inside a page's sections several have one name: they are no landmarks.
  const role = level === 2 ? undefined : 'group';
  return (
    <section role={role} className={classes['group']} data-level={level} aria-labelledby={id}>
      <div className={classes['groupHead']}>
        <Heading id={id}>
          {title} <span className="tabular">{count}</span>
        </Heading>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={shown}
          aria-label={t(shown ? 'show.closeNamed' : 'show.openNamed', { group: title })}
          onClick={onToggle}
        >
          {t(shown ? 'show.close' : 'show.open')}
        </Button>
      </div>
      {shown ? children : null}
    </section>
  );
}
