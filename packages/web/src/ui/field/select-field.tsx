import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import classes from './select-field.module.css';

const looks = { input: classes['select'] ?? '' };

/** A choice of one among several, as the browser has it, in the colors of the page. */
export function SelectField(props: Omit<NativeSelectProps, 'classNames'>) {
  return <NativeSelect {...props} classNames={looks} />;
}
