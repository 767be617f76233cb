import type { GraphPoint } from '@ecco/contract';
import type { PointKind } from '@ecco/domain';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './graph.module.css';
import type { Position } from './layout.ts';

/** Each kind has a shape of its own, so that color is not needed to tell them apart. */
const shapes: Readonly<Record<PointKind, string>> = {
  organization: 'M-10,-10 h20 v20 h-20 z',
  person: 'M-9,0 a9,9 0 1,0 18,0 a9,9 0 1,0 -18,0',
  meeting: 'M0,-12 L12,0 L0,12 L-12,0 z',
  show: 'M0,-11 L11,9 L-11,9 z',
  item: 'M-6,-9 h8 l5,5 v13 h-13 z',
};

/** The shape of a kind, as the key of the picture shows it. */
export const KindShape = ({ kind }: { kind: PointKind }) => (
  <svg className={classes['keyShape']} viewBox="-14 -14 28 28" aria-hidden="true">
    <path d={shapes[kind]} />
  </svg>
);

const nameMax = 20;
const short = (name: string): string =>
  name.length > nameMax ? `${name.slice(0, nameMax - 1).trimEnd()}…` : name;

/** How a point stands to the one that is selected. */
export type PointState = 'center' | 'selected' | 'beside' | 'other';

type Props = {
  point: GraphPoint;
  position: Position;
  lines: number;
  state: PointState;
  isReachable: boolean;
  onSelect: (id: string) => void;
  onExpand: (point: GraphPoint) => void;
};

/** A point of the picture, which is reached by keys and by hand. */
export const DrawnPoint = memo(function DrawnPoint({
  point,
  position: { x, y },
  lines,
  state,
  isReachable,
  onSelect,
  onExpand,
}: Props) {
  const { t } = useTranslation();
  const { id, kind, name } = point;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button is no part of a drawing
    <g
      id={`drawn-${id}`}
      role="button"
      className={classes['point']}
      data-state={state}
      transform={`translate(${x} ${y})`}
      tabIndex={isReachable ? 0 : -1}
      aria-pressed={state === 'selected'}
      aria-label={t('graph.point', { name, kind: t(`graph.kind.${kind}`), count: lines })}
      onFocus={() => onSelect(id)}
      onClick={() => onSelect(id)}
      onDoubleClick={() => onExpand(point)}
    >
      <circle className={classes['hit']} r={18} />
      <path d={shapes[kind]} />
    </g>
  );
});

type NameProps = Pick<Props, 'point' | 'position' | 'state'>;

/** What a point is called, cut to what fits below it; whoever hears the picture is told by the point itself. */
export const DrawnName = memo(function DrawnName({ point, position: { x, y }, state }: NameProps) {
  return (
    <text className={classes['name']} data-state={state} x={x} y={y + 26}>
      {short(point.name)}
    </text>
  );
});
