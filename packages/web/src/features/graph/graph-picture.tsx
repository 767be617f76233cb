import { Button } from '@mantine/core';
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './graph.module.css';
import { otherEnd } from './graph.types.ts';
import { DrawnName, DrawnPoint, type PointState } from './graph-point.tsx';
import { boxOf, nameSize, showing, type ViewBox, zoomed } from './graph-view-box.ts';
import type { Positions } from './layout.ts';
import { isArrow, nextPoint } from './next-point.ts';
import type { Walking } from './point-details.tsx';
import { usePanning } from './use-panning.ts';

type Props = Walking & { positions: Positions; selected: string };

/** Seen from farther away, names would lie on each other: only those near the selected point are shown. */
const namesUpTo = 1_700;

function Lines({ drawn, positions, selected }: Pick<Props, 'drawn' | 'positions' | 'selected'>) {
  return drawn.lines.map(({ id, source, target }) => {
    const [from, to] = [positions.get(source), positions.get(target)];
    return from && to ? (
      <line
        key={id}
        className={classes['line']}
        data-live={source === selected || target === selected || undefined}
        x1={from.x}
        y1={from.y}
        x2={to.x}
        y2={to.y}
      />
    ) : null;
  });
}

/** Moves the focus to a point of the picture, which selects it. */
function focusPoint(id: string): void {
  const result = document.getElementById(`drawn-${id}`);
  if (result instanceof SVGElement) result.focus({ preventScroll: true });
}

/** The graph as a picture, in which keys move along the lines. */
export function GraphPicture({ positions, selected, ...walking }: Props) {
  const { t } = useTranslation();
  const { drawn, onSelect, onExpand } = walking;
  const whole = useMemo(() => boxOf(positions), [positions]);
  const [box, setBox] = useState<ViewBox>(whole);
  useEffect(() => setBox(whole), [whole]);
  const panning = usePanning(box, setBox);
  const beside = useMemo(
    () => new Set(drawn.linesOf.get(selected)?.map((line) => otherEnd(line, selected))),
    [drawn, selected],
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    const point = drawn.points.get(selected);
    if (event.key === 'Enter' && point) onExpand(point);
    if (!isArrow(event.key)) return;
    event.preventDefault();
    const next = nextPoint({ id: selected, beside }, event.key, positions);
    if (next === null) return;
    const place = positions.get(next);
    if (place) setBox((before) => showing(before, place));
    focusPoint(next);
  };
  const stateOf = (id: string): PointState => {
    if (id === selected) return 'selected';
    if (id === drawn.center.id) return 'center';
    return beside.has(id) ? 'beside' : 'other';
  };
  const placed = [...drawn.points.values()].flatMap((point) => {
    const position = positions.get(point.id);
    return position ? [{ point, position, state: stateOf(point.id) }] : [];
  });
  return (
    <div className={classes['stage']}>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of fields is no drawing */}
      <svg
        className={classes['picture']}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        role="group"
        aria-label={t('graph.picture', { name: drawn.center.name })}
        aria-describedby="graph-hint"
        fontSize={nameSize(box)}
        onKeyDown={onKeyDown}
        {...panning}
      >
        <Lines drawn={drawn} positions={positions} selected={selected} />
        {placed.map(({ point, position, state }) => (
          <DrawnPoint
            key={point.id}
            point={point}
            position={position}
            lines={drawn.linesOf.get(point.id)?.length ?? 0}
            state={state}
            isReachable={point.id === selected}
            onSelect={onSelect}
            onExpand={onExpand}
          />
        ))}
        {placed
          .filter(({ state }) => box.width <= namesUpTo || state !== 'other')
          .map(({ point, ...place }) => (
            <DrawnName key={point.id} point={point} {...place} />
          ))}
      </svg>
      <div className={classes['zoom']}>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('graph.zoomIn')}
          onClick={() => setBox(zoomed(box, 0.75))}
        >
          +
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('graph.zoomOut')}
          onClick={() => setBox(zoomed(box, 4 / 3))}
        >
          −
        </Button>
        <Button variant="default" size="compact-sm" onClick={() => setBox(whole)}>
          {t('graph.fit')}
        </Button>
      </div>
      <p id="graph-hint" className={classes['meta']}>
        {t('graph.hint')}
      </p>
    </div>
  );
}
