import { pointKinds } from '@ecco/domain';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './graph.module.css';
import { PointDetails, type Walking } from './point-details.tsx';

/** Points of one kind that are listed at a time. */
const rowsShown = 50;

function Kind({ kind, ...walking }: { kind: (typeof pointKinds)[number] } & Walking) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(rowsShown);
  const points = [...walking.drawn.points.values()].filter((point) => point.kind === kind);
  if (points.length === 0) return null;
  return (
    <section aria-label={t(`graph.kindMany.${kind}`)}>
      <h2>
        {t(`graph.kindMany.${kind}`)} <span>{points.length}</span>
      </h2>
      <ul className={classes['rows']}>
        {points.slice(0, shown).map((point) => (
          <li key={point.id} id={`point-${point.id}`} tabIndex={-1}>
            <PointDetails point={point} {...walking} />
          </li>
        ))}
      </ul>
      {points.length > shown ? (
        <Button variant="default" onClick={() => setShown(shown + rowsShown)}>
          {t('graph.moreRows')}
        </Button>
      ) : null}
    </section>
  );
}

/** The graph in words: every point with its lines and what they rest on. */
export function GraphList(walking: Walking) {
  return (
    <div className={classes['list']}>
      {pointKinds.map((kind) => (
        <Kind key={kind} kind={kind} {...walking} />
      ))}
    </div>
  );
}
