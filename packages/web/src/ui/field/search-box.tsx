import { IconSearch } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import classes from './search-box.module.css';

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  /** What is searched; also stands in the empty field where no `placeholder` does. */
  label: string;
  /** `large`: the one field that a page is about; `filter`: for what is below it. */
  kind?: 'large' | 'filter';
};

/** The field that every search of the product has; `children` stand at its end. */
export function SearchBox({ label, kind, placeholder = label, children, ...input }: Props) {
  return (
    <search className={classes['box']} data-kind={kind} aria-label={label}>
      <IconSearch size={kind === 'large' ? 18 : 16} stroke={1.8} aria-hidden="true" />
      <input {...input} type="search" aria-label={label} placeholder={placeholder} />
      {children}
    </search>
  );
}
