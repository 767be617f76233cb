import { type GraphPoint, limits } from '@ecco/contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shortDate } from '../../format/date.ts';
import classes from './graph.module.css';
import { type GraphDrawing, otherEnd } from './graph.types.ts';
import { LineEvidence } from './line-evidence.tsx';

export type Walking = {
  drawn: GraphDrawing;
  onSelect: (id: string) => void;
  onExpand: (point: GraphPoint) => void;
  isBusy: boolean;
};

/** What kind of point it is, and of which day. */
function PointMeta({ point: { kind, detail, date } }: { point: GraphPoint }) {
  const { t } = useTranslation();
  const parts = [t(`graph.kind.${kind}`), kind === 'meeting' ? detail : null, date && shortDate(date)].filter(
    Boolean,
  );
  return <p className={classes['meta']}>{parts.join(' · ')}</p>;
}

/** The way to what stands beside a point, as far as it is not drawn. */
function Expand({ point, drawn, onExpand, isBusy }: { point: GraphPoint } & Walking) {
  const { t } = useTranslation();
  const left = drawn.left.get(point.id);
  if (left === 0) return <p className={classes['meta']}>{t('graph.allShown')}</p>;
  if (drawn.points.size >= limits.graphPointsMax) return <p className={classes['meta']}>{t('graph.full')}</p>;
  const { name } = point;
  return (
    <Button
      variant="default"
      size="compact-sm"
      disabled={isBusy}
      aria-label={
        left === undefined ? t('graph.expandNamed', { name }) : t('graph.moreNamed', { count: left, name })
      }
      onClick={() => onExpand(point)}
    >
      {left === undefined ? t('graph.expand') : t('graph.more', { count: left })}
    </Button>
  );
}

/** A point in words: what it is, the way to its page and to more, and each of its lines with what it rests on. */
export function PointDetails({ point, ...walking }: { point: GraphPoint } & Walking) {
  const { t } = useTranslation();
  const { drawn, onSelect } = walking;
  const lines = drawn.linesOf.get(point.id) ?? [];
  return (
    <>
      <h3>
        <Link to={point.href} activeOptions={{ exact: true }}>
          {point.name}
        </Link>
      </h3>
      <PointMeta point={point} />
      <Expand point={point} {...walking} />
      <ul className={classes['lines']} aria-label={t('graph.connections')}>
        {lines.map((line) => {
          const other = drawn.points.get(otherEnd(line, point.id));
          return other ? (
            <li key={line.id}>
              <button type="button" onClick={() => onSelect(other.id)}>
                {other.name}
              </button>
              <LineEvidence line={line} />
            </li>
          ) : null;
        })}
      </ul>
    </>
  );
}
