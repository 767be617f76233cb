import type { NamingOperator } from '@ecco/domain/search-language';
import { type FormEvent, useId, useState } from 'react';
import { TextInput } from '../../ui/field/inputs.ts';
import { useNames } from './api/get-names.api.ts';

type Props = {
  label: string;
  operator: NamingOperator;
  value: string;
  onChoose: (name: string | undefined) => void;
};

/** A field for the name of something of the library; those that begin so are proposed. */
export function NameFilter({ label, operator, value, onChoose }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const names = useNames(operator, typed).data?.values ?? [];
  const take = (text: string): void => {
    setTyped(text);
    if (text === '' || names.some(({ name }) => name === text)) onChoose(text || undefined);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onChoose(typed.trim() || undefined);
  };
  return (
    <form onSubmit={submit}>
      <TextInput
        size="sm"
        label={label}
        list={id}
        value={typed}
        autoComplete="off"
        onChange={(event) => take(event.currentTarget.value)}
        onBlur={() => typed.trim() !== value && onChoose(typed.trim() || undefined)}
      />
      <datalist id={id}>
        {names.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </form>
  );
}
