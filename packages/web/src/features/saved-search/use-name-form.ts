import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The form that asks for the name of a saved search: what is wrong with it, and what happens to a name that is there. */
export function useNameForm(onName: (name: string) => void) {
  const { t } = useTranslation();
  const [fault, setFault] = useState<string | null>(null);
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('name');
    const name = typeof typed === 'string' ? typed.trim() : '';
    setFault(name === '' ? t('savedSearches.nameRequired') : null);
    if (name !== '') onName(name);
  };
  return { fault, setFault, onSubmit };
}
