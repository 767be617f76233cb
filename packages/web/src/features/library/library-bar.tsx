import { librarySorts } from '@ecco/domain';
import { Button } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Segmented } from '../../ui/field/segmented.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import type { LibraryAddress, LibrarySearch } from './api/library-search.ts';
import { densities, density } from './density.store.ts';
import { FilterChips, type ScopeNames } from './filter-chips.tsx';
import { FilterFields } from './filter-fields.tsx';
import { KindFilter } from './kind-filter.tsx';
import classes from './library-bar.module.css';

type Props = { search: LibraryAddress; scope: ScopeNames | undefined; isMember: boolean };

/** What is shown of the library, in which order, and how closely its rows stand. All but the last is in the address. */
export function LibraryBar({ search, scope, isMember }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const id = useId();
  const [shown, setShown] = useState(false);
  const { density: chosen, choose } = useStore(density);
  const change = (part: Partial<LibrarySearch>): void =>
    void navigate({
      to: '/home',
      search: { ...search, ...part },
      resetScroll: false,
    });
  return (
    <div className={classes['bar']}>
      <div className={`${classes['line']} edge-fade`}>
        <KindFilter search={search} />
        <div className={classes['tools']}>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconFilter size={16} stroke={1.6} />}
            aria-expanded={shown}
            aria-controls={id}
            onClick={() => setShown(!shown)}
          >
            {t('libraryList.filter')}
          </Button>
          <SelectField
            size="sm"
            aria-label={t('libraryList.sort')}
            data={librarySorts.map((value) => ({ value, label: t(`libraryList.sortBy.${value}`) }))}
            value={search.sort ?? 'added'}
            onChange={({ currentTarget: { value } }) => {
              const sort = librarySorts.find((one) => one === value);
              change({ sort: sort === 'added' ? undefined : sort });
            }}
          />
          <Segmented
            label={t('libraryList.density')}
            value={chosen}
            choices={densities.map((value) => ({ value, text: t(`libraryList.${value}`) }))}
            onChoose={choose}
          />
          {isMember ? (
            <Link to="/deleted" className={classes['deleted']}>
              {t('libraryList.deleted')}
            </Link>
          ) : null}
        </div>
      </div>
      <div id={id} hidden={!shown}>
        {shown ? <FilterFields search={search} isMember={isMember} onChange={change} /> : null}
      </div>
      <FilterChips search={search} scope={scope} />
    </div>
  );
}
