import type { FundsMeta } from '@ecco/contract';
import { largestOf, states } from '@ecco/domain';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownAssets } from '../../format/money.ts';
import { Segmented } from '../../ui/field/segmented.tsx';
import classes from './state-map.module.css';
import { levelOf, type StateTile, stateTiles, tileTowards } from './state-tiles.ts';

type Measure = 'assets' | 'meetings';
type StateMeta = FundsMeta['funds_meta'][number];

/** What stands on a tile: the federal government is no state, and its name is too long. */
const shortOf = (code: string): string => (code === 'Federal' ? 'US' : code);
const stateName = (code: string): string => states.find((state) => state.code === code)?.name ?? code;
const measured = ({ total_assets, meeting_count }: StateMeta, measure: Measure): number =>
  measure === 'assets' ? total_assets : meeting_count;

type TileProps = {
  tile: StateTile;
  meta: StateMeta;
  level: number;
  isChosen: boolean;
  isStop: boolean;
  onToggle: () => void;
};

/** A state that has funds. */
function Tile({ tile, meta, level, isChosen, isStop, onToggle }: TileProps) {
  const { t } = useTranslation();
  const { code, column, row } = tile;
  const words = t('funds.map.state', {
    state: `${shortOf(code)}, ${stateName(code)}`,
    funds: t('funds.count', { count: meta.count }),
    assets: shownAssets(meta.total_assets),
    meetings: t('funds.meetingCount', { count: meta.meeting_count }),
  });
  return (
    <button
      type="button"
      data-code={code}
      data-level={level}
      aria-pressed={isChosen}
      aria-label={words}
      title={words}
      tabIndex={isStop ? 0 : -1}
      style={{ gridColumn: column + 1, gridRow: row + 1 }}
      onClick={onToggle}
    >
      {shortOf(code)}
    </button>
  );
}

/** The arrow keys go from state to state; one of them is reached by Tab. */
function useStops(tiles: readonly StateTile[]) {
  const grid = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<string | null>(null);
  const stop = tiles.some(({ code }) => code === last) ? last : (tiles[0]?.code ?? null);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const from = tiles.find(({ code }) => code === stop);
    const to = from ? tileTowards(from, event.key, tiles) : null;
    if (!to) return;
    event.preventDefault();
    setLast(to.code);
    grid.current?.querySelector<HTMLElement>(`[data-code="${to.code}"]`)?.focus();
  };
  return { grid, stop, setLast, onKeyDown };
}

function Legend() {
  const { t } = useTranslation();
  return (
    <p className={classes['legend']} aria-hidden="true">
      {t('funds.map.less')}
      {[0, 1, 2, 3, 4].map((level) => (
        <span key={level} data-level={level} />
      ))}
      {t('funds.map.more')}
    </p>
  );
}

type Props = { meta: FundsMeta; chosen: readonly string[]; onToggle: (code: string) => void };

/** The states as tiles where they lie, shaded by what their funds have or how often they meet; each filters the list. */
export function StateMap({ meta, chosen, onToggle }: Props) {
  const { t } = useTranslation();
  const [measure, setMeasure] = useState<Measure>('assets');
  const byState = new Map(meta.funds_meta.flatMap((one) => (one.state === null ? [] : [[one.state, one]])));
  const withFunds = stateTiles.filter(({ code }) => byState.has(code));
  const { grid, stop, setLast, onKeyDown } = useStops(withFunds);
  const most = largestOf(
    [...byState.values()].map((one) => measured(one, measure)),
    0,
  );
  return (
    <section className={classes['map']} aria-label={t('funds.map.title')}>
      <div className={classes['head']}>
        <h2>{t('funds.map.title')}</h2>
        <Segmented<Measure>
          label={t('funds.map.by')}
          value={measure}
          choices={[
            { value: 'assets', text: t('funds.map.assets') },
            { value: 'meetings', text: t('funds.map.meetings') },
          ]}
          onChoose={setMeasure}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset takes no grid of tiles */}
      <div
        ref={grid}
        className={classes['grid']}
        role="group"
        aria-label={t('funds.map.title')}
        onKeyDown={onKeyDown}
      >
        {stateTiles.map((tile) => {
          const state = byState.get(tile.code);
          return state ? (
            <Tile
              key={tile.code}
              tile={tile}
              meta={state}
              level={levelOf(measured(state, measure), most)}
              isChosen={chosen.includes(tile.code)}
              isStop={tile.code === stop}
              onToggle={() => {
                setLast(tile.code);
                onToggle(tile.code);
              }}
            />
          ) : (
            <span
              key={tile.code}
              aria-hidden="true"
              style={{ gridColumn: tile.column + 1, gridRow: tile.row + 1 }}
            >
              {shortOf(tile.code)}
            </span>
          );
        })}
      </div>
      <Legend />
    </section>
  );
}
