/*
 * What organizations speak of: the window, what rises, the grid, and what was said behind each cell. One organization has
 * lines over time in the place of a grid.
 */
import { limits, type OrganizationInsights } from '@ecco/contract';
import { type InsightWindow, insightWindows } from '@ecco/domain';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../ui/field/segmented.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import { saveFile } from '../../ui/page/save-file.ts';
import { Section } from '../../ui/page/section.tsx';
import { useWidth } from '../../ui/page/use-width.ts';
import { type InsightsOf, readWholeGrid, useInsightsGrid } from './api/insights.api.ts';
import { InsightDialog } from './insight-dialog.tsx';
import { InsightGrid, type OpenedCell } from './insight-grid.tsx';
import { InsightList } from './insight-list.tsx';
import classes from './insights.module.css';
import { insightsCsv } from './insights-csv.ts';
import { type Measure, MeasureProvider, measures } from './measure.context.ts';
import { RisingThemes } from './rising-themes.tsx';
import { ThemeLines } from './theme-lines.tsx';
import { TrendKey } from './trend-key.tsx';

type Props = { id?: string; of: InsightsOf; isOne?: boolean };

const windows = Object.keys(insightWindows).filter((name): name is InsightWindow => name in insightWindows);

/** Insights of some organizations; `isOne`: of one, over time. */
export function InsightsSection({ id = 'insights', of, isOne = false }: Props) {
  const { t } = useTranslation();
  const [window, setWindow] = useState<InsightWindow>('1m');
  const [shown, setShown] = useState<number>(limits.insightOrganizationsShown);
  const [measure, setMeasure] = useState<Measure>('mentions');
  const [cell, setCell] = useState<OpenedCell | null>(null);
  const query = useInsightsGrid({ of, window });
  const loaded = useMemo(
    () => query.data?.pages.flatMap(({ organizations }) => organizations) ?? [],
    [query.data],
  );
  const [first] = query.data?.pages ?? [];
  const choose = (next: InsightWindow): void => {
    setWindow(next);
    setShown(limits.insightOrganizationsShown);
  };
  const title = t(isOne ? 'insights.titleOne' : 'insights.title');
  return (
    <Section
      id={id}
      title={title}
      aside={
        <div className={classes['choices']}>
          <Segmented
            label={t('insights.measure')}
            value={measure}
            choices={measures.map((value) => ({ value, text: t(`insights.measures.${value}`) }))}
            onChoose={setMeasure}
          />
          <Segmented
            label={t('insights.window')}
            value={window}
            choices={windows.map((value) => ({ value, text: t(`insights.windows.${value}`) }))}
            onChoose={choose}
          />
        </div>
      }
    >
      {query.isPending ? <p role="status">{t('insights.loading')}</p> : null}
      {query.isError && !first ? <Failed onAgain={() => void query.refetch()} /> : null}
      {first && first.total === 0 ? (
        <p className={classes['note']}>{t('insights.none', { window: t(`insights.windows.${window}`) })}</p>
      ) : null}
      {first && first.total > 0 ? (
        <div aria-busy={query.isFetching || undefined}>
          {isOne ? null : <RisingThemes rising={first.rising} window={window} />}
          <MeasureProvider value={measure}>
            <Shown
              organizations={loaded.slice(0, shown)}
              {...{ isOne, window, ends: first.week_ends, label: title, onOpen: setCell }}
            />
          </MeasureProvider>
          <TrendKey areTinted={!isOne} />
          {query.isFetchNextPageError ? <Failed onAgain={() => void loadUpTo(query, shown)} /> : null}
          <Foot
            {...{ of, window, shown: Math.min(shown, loaded.length), total: first.total }}
            busy={query.isFetchingNextPage}
            onShow={(count) => {
              setShown(count);
              if (count > loaded.length) void loadUpTo(query, count);
            }}
          />
        </div>
      ) : null}
      <InsightDialog cell={cell} window={window} onClose={() => setCell(null)} />
    </Section>
  );
}

function Failed({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <p role="alert" className={classes['note']}>
      {t('insights.failed')}{' '}
      <button type="button" className={classes['again']} onClick={onAgain}>
        {t('insights.reload')}
      </button>
    </p>
  );
}

/** Brings pages until so many organizations are there, or one cannot be had. */
async function loadUpTo(query: ReturnType<typeof useInsightsGrid>, count: number): Promise<void> {
  const { data, hasNextPage, isError } = await query.fetchNextPage();
  const loaded = data?.pages.reduce((sum, { organizations }) => sum + organizations.length, 0) ?? count;
  if (!isError && hasNextPage && loaded < count) await loadUpTo(query, count);
}

type GridProps = {
  organizations: readonly OrganizationInsights[];
  isOne: boolean;
  window: InsightWindow;
  ends: readonly string[];
  label: string;
  onOpen: (cell: OpenedCell) => void;
};

function Shown({ organizations, isOne, window, ends, label, onOpen }: GridProps) {
  const isNarrow = useWidth() === 'narrow';
  const [only] = organizations;
  if (isOne && only) return <ThemeLines of={only} ends={ends} window={window} onOpen={onOpen} />;
  if (isNarrow) return <InsightList organizations={organizations} window={window} onOpen={onOpen} />;
  return <InsightGrid organizations={organizations} window={window} label={label} onOpen={onOpen} />;
}

type FootProps = {
  of: InsightsOf;
  window: InsightWindow;
  shown: number;
  total: number;
  busy: boolean;
  onShow: (count: number) => void;
};

/** More, all, or the first of them again; and all of them as a file. */
function Foot({ of, window, shown, total, busy, onShow }: FootProps) {
  const { t } = useTranslation();
  const [isSaving, setSaving] = useState(false);
  const first = limits.insightOrganizationsShown;
  const save = async (): Promise<void> => {
    setSaving(true);
    try {
      const organizations = await readWholeGrid({ of, window });
      saveFile(`insights-${window}.csv`, insightsCsv(t, organizations), 'text/csv');
    } catch {
      say(t('insights.exportFailed'), 'error');
    } finally {
      setSaving(false);
    }
  };
  return (
    <div className={classes['foot']}>
      {total > 1 ? <p>{t('insights.shown', { shown, total })}</p> : null}
      {shown < total ? (
        <>
          <Button variant="default" loading={busy} onClick={() => onShow(shown + first)}>
            {t('insights.loadMore')}
          </Button>
          <Button variant="default" disabled={busy} onClick={() => onShow(total)}>
            {t('insights.showAll')}
          </Button>
        </>
      ) : null}
      {shown > first ? (
        <Button variant="default" onClick={() => onShow(first)}>
          {t('insights.collapse')}
        </Button>
      ) : null}
      <Button
        variant="default"
        loading={isSaving}
        leftSection={<IconDownload size={16} stroke={1.6} aria-hidden="true" />}
        onClick={() => void save()}
      >
        {t('insights.export')}
      </Button>
    </div>
  );
}
