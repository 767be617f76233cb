import { type ChangeEvent, type FormEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldRule } from './field-rules.ts';

type FieldSpec = { name: string; rule: FieldRule; start?: string | undefined };

/**
 * The state of a small form. What is wrong with a field is said once it was left, not while it is typed for the first
 * time. Sending a form that is not in order, by its button or by Enter, says everything that is missing and goes to the
 * first of it; Enter does so too where the button waits for the form.
 */
export function useFields(specs: readonly FieldSpec[]) {
  const { t } = useTranslation();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [left, setLeft] = useState<readonly string[]>([]);

  const typed = (name: string): string =>
    values[name] ?? specs.find((spec) => spec.name === name)?.start ?? '';
  const faultOf = ({ name, rule }: FieldSpec) => rule(typed(name), typed);
  const firstFaulty = specs.find((spec) => faultOf(spec) !== null);

  /** What an input of the form is given. */
  const field = (name: string) => {
    const spec = specs.find((candidate) => candidate.name === name);
    const fault = spec && left.includes(name) ? faultOf(spec) : null;
    return {
      name,
      value: typed(name),
      error: fault === null ? undefined : t(fault),
      required: true,
      withAsterisk: false,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const { value } = event.currentTarget;
        setValues((before) => ({ ...before, [name]: value }));
      },
      onBlur: () => setLeft((before) => [...before, name]),
    };
  };

  const sayWhatIsMissing = (form: HTMLFormElement, faulty: FieldSpec): void => {
    setLeft(specs.map(({ name }) => name));
    const input = form.elements.namedItem(faulty.name);
    if (input instanceof HTMLElement) input.focus();
  };

  /** What the form is given; `onSend` is called with fields that are in order only. */
  const form = (onSend: () => void) => ({
    noValidate: true,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (firstFaulty) sayWhatIsMissing(event.currentTarget, firstFaulty);
      else onSend();
    },
    onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
      if (event.key !== 'Enter' || !firstFaulty || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      sayWhatIsMissing(event.currentTarget, firstFaulty);
    },
  });

  return { typed, field, form, isValid: !firstFaulty };
}

export type Fields = ReturnType<typeof useFields>;
