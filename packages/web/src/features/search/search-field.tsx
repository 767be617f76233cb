import { limits } from '@ecco/contract';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '../../ui/search-box.tsx';

type Props = {
  label: string;
  placeholder: string;
  initial: string;
  busy?: boolean;
  onSearch: (query: string) => void;
  /** The field was emptied. */
  onClear?: () => void;
};

/** A search box. Enter or the button runs it; a blank query does nothing. */
export function SearchField({ label, placeholder, initial, busy = false, onSearch, onClear }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(initial);
  const [given, setGiven] = useState(initial);
  if (given !== initial) {
    setGiven(initial);
    setTyped(initial);
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.trim() !== '') onSearch(typed.trim());
  };
  return (
    <form onSubmit={submit}>
      <SearchBox
        kind="large"
        label={label}
        placeholder={placeholder}
        value={typed}
        maxLength={limits.queryMaxLength}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          if (event.currentTarget.value === '') onClear?.();
        }}
      >
        <Button type="submit" size="compact-sm" variant="default" loading={busy}>
          {t('search.button')}
        </Button>
      </SearchBox>
    </form>
  );
}
