import { Button } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryRow } from '../../../ui/list/entry-row.tsx';
import { EntrySkeleton } from '../../../ui/list/entry-skeleton.tsx';
import { SortableRows, useSortableRow } from '../../../ui/list/sortable-rows.tsx';
import { Tile, TileGrid } from '../../../ui/list/tile.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { TableSkeleton } from '../../../ui/table/table-skeleton.tsx';
import classes from './gallery.module.css';
import { galleryFunds } from './gallery-funds.ts';

export function Rows() {
  const { t } = useTranslation();
  const facts = [{ key: 'kind', node: t('gallery.fundFacts') }];
  return (
    <Section title={t('gallery.rows')}>
      <ul>
        <EntryRow
          picture={{ name: t('gallery.fund'), image: null }}
          title={t('gallery.fund')}
          level={3}
          facts={facts}
          excerpt={t('gallery.fundText')}
          excerptMax={120}
        />
      </ul>
      <TileGrid label={t('gallery.rows')}>
        {galleryFunds.map(({ name, state, assets }) => (
          <Tile
            key={name}
            picture={{ name, image: null }}
            title={name}
            facts={[
              { key: 'state', node: state },
              { key: 'assets', node: assets },
            ]}
            text={null}
          />
        ))}
      </TileGrid>
    </Section>
  );
}

function SortableFund({ name, onMove }: { name: string; onMove: (by: number) => void }) {
  const { t } = useTranslation();
  const { row, handle } = useSortableRow(name);
  return (
    <li {...row} className={classes['sortable']}>
      <button
        type="button"
        aria-label={t('gallery.moveRow', { name })}
        onKeyDown={({ key }) => {
          if (key === 'ArrowUp') onMove(-1);
          if (key === 'ArrowDown') onMove(1);
        }}
        {...handle}
      >
        <IconGripVertical size={18} stroke={1.6} aria-hidden="true" />
      </button>
      {name}
    </li>
  );
}

export function OrderedRows() {
  const { t } = useTranslation();
  const [names, setNames] = useState(galleryFunds.map(({ name }) => name));
  const [said, setSaid] = useState('');
  const move = (from: number, to: number): void => {
    const name = names[from];
    if (name === undefined || to < 0 || to >= names.length) return;
    setNames(names.toSpliced(from, 1).toSpliced(to, 0, name));
    setSaid(t('gallery.moved', { name, place: to + 1 }));
  };
  return (
    <Section title={t('gallery.order')}>
      <SortableRows ids={names} onMove={move}>
        <ol>
          {names.map((name, at) => (
            <SortableFund key={name} name={name} onMove={(by) => move(at, at + by)} />
          ))}
        </ol>
      </SortableRows>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </Section>
  );
}

export function States() {
  const { t } = useTranslation();
  return (
    <Section title={t('gallery.states')}>
      <StatePanel title={t('gallery.emptyTitle')} level={2}>
        <p>{t('gallery.emptyText')}</p>
      </StatePanel>
      <StatePanel
        tone="error"
        title={t('gallery.errorTitle')}
        action={<Button variant="default">{t('gallery.retry')}</Button>}
      >
        <p>{t('gallery.errorText')}</p>
      </StatePanel>
      <EntrySkeleton />
      <TableSkeleton />
    </Section>
  );
}
