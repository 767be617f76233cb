import { readStates } from '@ecco/domain';
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../ui/field/inputs.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import type { LibrarySearch } from './api/library-search.ts';
import classes from './library-bar.module.css';
import { NameFilter } from './name-filter.tsx';

type Props = {
  search: LibrarySearch;
  isMember: boolean;
  onChange: (change: Partial<LibrarySearch>) => void;
};

/** What the library can be narrowed by, besides its kinds. */
export function FilterFields({ search, isMember, onChange }: Props) {
  const { t } = useTranslation();
  const day = (name: 'after' | 'before') => (
    <TextInput
      type="date"
      size="sm"
      label={t(`libraryList.field.${name}`)}
      value={search[name] ?? ''}
      onChange={(event) => onChange({ [name]: event.currentTarget.value || undefined })}
    />
  );
  const states = [
    { value: '', label: t('libraryList.any') },
    ...readStates.map((value) => ({ value, label: t(`libraryList.state.${value}`) })),
  ];
  return (
    <fieldset className={classes['fields']}>
      <legend className="visually-hidden">{t('libraryList.filterLabel')}</legend>
      <NameFilter
        label={t('libraryList.field.show')}
        operator="show"
        value={search.show ?? ''}
        onChoose={(show) => onChange({ show })}
      />
      <NameFilter
        label={t('libraryList.field.organization')}
        operator="org"
        value={search.organization ?? ''}
        onChoose={(organization) => onChange({ organization })}
      />
      <NameFilter
        label={t('libraryList.field.person')}
        operator="person"
        value={search.person ?? ''}
        onChoose={(person) => onChange({ person })}
      />
      {day('after')}
      {day('before')}
      {isMember ? (
        <>
          <SelectField
            size="sm"
            label={t('libraryList.field.state')}
            data={states}
            value={search.state ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChange({ state: readStates.find((state) => state === value) })
            }
          />
          <Checkbox
            className={classes['mine'] ?? ''}
            size="sm"
            label={t('libraryList.field.mine')}
            checked={search.mine === true}
            onChange={(event) => onChange({ mine: event.currentTarget.checked || undefined })}
          />
        </>
      ) : null}
    </fieldset>
  );
}
