import { limits } from '@ecco/contract';
import { Button } from '@mantine/core';
import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '../../ui/field/search-box.tsx';
import classes from './search.module.css';
import type { useSearchWords } from './use-search-words.ts';

type Props = {
  id?: string | undefined;
  label: string;
  placeholder: string;
  busy?: boolean | undefined;
  buttonOf?: ((words: string) => string) | undefined;
  words: ReturnType<typeof useSearchWords>;
  /** More that the input is and hears. */
  field?: ComponentProps<'input'> & { 'data-autofocus'?: boolean };
  /** What opens below the field. */
  children?: ReactNode;
};

/** A search box with its button. */
export function SearchForm({
  id,
  label,
  placeholder,
  busy = false,
  buttonOf,
  words,
  field,
  children,
}: Props) {
  const { t } = useTranslation();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    words.search(words.typed);
  };
  return (
    <form onSubmit={submit} className={classes['form']}>
      <SearchBox
        {...field}
        id={id}
        kind="large"
        label={label}
        placeholder={placeholder}
        value={words.typed}
        maxLength={limits.queryMaxLength}
        onChange={(event) => words.type(event.currentTarget.value)}
      >
        <Button type="submit" size="compact-sm" variant="default" loading={busy}>
          {buttonOf?.(words.typed) ?? t('search.button')}
        </Button>
      </SearchBox>
      {children}
    </form>
  );
}
