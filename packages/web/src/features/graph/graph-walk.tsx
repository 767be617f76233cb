import { type GraphPoint, limits } from '@ecco/contract';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { Segmented } from '../../ui/field/segmented.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import type { useGraph } from './graph.api.ts';
import classes from './graph.module.css';
import type { GraphDrawing } from './graph.types.ts';
import { GraphList } from './graph-list.tsx';
import { GraphPicture } from './graph-picture.tsx';
import { PointDetails } from './point-details.tsx';
import { useLayout } from './use-layout.ts';

export const graphViews = ['picture', 'list'] as const;
type GraphView = (typeof graphViews)[number];

type Props = {
  drawn: GraphDrawing;
  expand: ReturnType<typeof useGraph>['expand'];
  view: GraphView;
  onView: (view: GraphView) => void;
};

/** A graph that is walked: as a picture with what is known of one point beside it, or all of it in words. */
export function GraphWalk({ drawn, expand, view, onView }: Props) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(drawn.center.id);
  const positions = useLayout(drawn);
  const { mutate, isPending } = expand;
  const onExpand = useCallback(
    (point: GraphPoint): void =>
      mutate(point, {
        onSuccess: ({ points }) =>
          say(points.length === 0 ? t('graph.expandedNone') : t('graph.expanded', { count: points.length })),
        onError: (error) =>
          say(t('graph.expandFailed', { message: failureOf(error).message ?? t('error.unknown') }), 'error'),
      }),
    [mutate, t],
  );
  const walking = { drawn, onExpand, isBusy: isPending };
  const selected = drawn.points.get(chosen) ?? drawn.center;
  return (
    <>
      <div className={classes['bar']}>
        <Segmented
          label={t('graph.view')}
          value={view}
          choices={graphViews.map((value) => ({ value, text: t(`graph.views.${value}`) }))}
          onChoose={onView}
        />
        <p className={classes['meta']} role="status">
          {t('graph.shown', { count: drawn.points.size, most: limits.graphPointsMax })}
        </p>
      </div>
      {view === 'list' ? (
        <GraphList {...walking} onSelect={(id) => document.getElementById(`point-${id}`)?.focus()} />
      ) : (
        <div className={classes['walk']}>
          <GraphPicture {...walking} positions={positions} selected={selected.id} onSelect={setChosen} />
          <section className={classes['details']} aria-label={t('graph.details')}>
            <h2 className="visually-hidden">{t('graph.details')}</h2>
            <PointDetails point={selected} {...walking} onSelect={setChosen} />
          </section>
        </div>
      )}
    </>
  );
}
