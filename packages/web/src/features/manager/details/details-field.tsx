import { useTranslation } from 'react-i18next';
import { Textarea, TextInput } from '../../../ui/field/inputs.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import type { DetailFault, DetailField, DetailsDraft } from './details-draft.ts';

/** The fields with what is wrong with them, and how one changes. */
export type DetailFields = {
  draft: DetailsDraft;
  faults: Partial<Record<DetailField, DetailFault>>;
  onChange: (field: DetailField, text: string) => void;
};
type Props = { fields: DetailFields; field: DetailField; hint?: string };

const useField = ({ fields, field, hint }: Props) => {
  const { t } = useTranslation();
  const fault = fields.faults[field];
  return {
    label: t(`managerDetails.${field}`),
    value: fields.draft[field],
    description: hint ?? null,
    error: fault ? t(`managerDetails.fault.${fault}`) : null,
  };
};

/** A field of one line. */
export function LineField(props: Props) {
  return (
    <TextInput
      {...useField(props)}
      autoComplete="off"
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      onChange={(event) => props.fields.onChange(props.field, event.currentTarget.value)}
    />
  );
}

/** A field of several lines. */
export function LinesField({ rows = 3, ...props }: Props & { rows?: number }) {
  return (
    <Textarea
      {...useField(props)}
      rows={rows}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      onChange={(event) => props.fields.onChange(props.field, event.currentTarget.value)}
    />
  );
}

type Choice = { value: string; label: string };

/** A choice of one among several. */
export function ChoiceField({ choices, ...props }: Props & { choices: readonly Choice[] }) {
  return (
    <SelectField
      {...useField(props)}
      data={[...choices]}
      onChange={(event) => props.fields.onChange(props.field, event.currentTarget.value)}
    />
  );
}
