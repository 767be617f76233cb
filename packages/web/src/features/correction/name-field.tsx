import type { NamingOperator } from '@ecco/domain/search-language';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { operations } from '../../api/operations.ts';
import { TextInput } from '../../ui/field/inputs.ts';

type Props = {
  operator: NamingOperator;
  label: string;
  value: string;
  onType: (value: string) => void;
};

/** The name of a show or an organization that is there already; those that begin so are proposed. */
export function NameField({ operator, label, value, onType }: Props) {
  const id = useId();
  const { data } = useQuery({
    ...operations.search.values.queryOptions({ input: { operator, prefix: value } }),
    placeholderData: (before) => before,
  });
  return (
    <>
      <TextInput
        size="sm"
        label={label}
        list={id}
        autoComplete="off"
        maxLength={80}
        value={value}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <datalist id={id}>
        {data?.values.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
