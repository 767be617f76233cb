import { limits } from '@ecco/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TokenField } from '../../ui/field/token-field.tsx';
import { useOrganizationsCalled } from './api/funds.api.ts';

type Props = { chosen: readonly string[]; onChange: (organizations: string[]) => void };

/** Managers and consultants, found by their names. */
export function OrganizationsField({ chosen, onChange }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [settled] = useDebouncedValue(typed.trim(), limits.suggestDelayMs);
  const { data: matches = [] } = useOrganizationsCalled(settled);
  // A name that was chosen here is known; of one that was saved only what the address calls it.
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const label = t('funds.managers');
  const add = (words: string): void => {
    const node = matches.find(({ name }) => name === words);
    if (!node || chosen.includes(node.slug)) return;
    setNames({ ...names, [node.slug]: node.name });
    onChange([...chosen, node.slug]);
  };
  return (
    <TokenField
      label={label}
      placeholder={t('funds.managersPlaceholder')}
      maxLength={limits.pensionSearchTextMax}
      tokens={chosen.map((slug) => ({ key: slug, label: names[slug] ?? slug.replaceAll('-', ' ') }))}
      typed={typed}
      onType={setTyped}
      groups={[
        {
          key: 'found',
          title: label,
          suggestions: matches
            .filter(({ slug }) => !chosen.includes(slug))
            .map(({ id, name, detail }) => ({ key: id, words: name, note: detail })),
        },
      ]}
      onAdd={add}
      onRemove={(slug) => onChange(chosen.filter((one) => one !== slug))}
    />
  );
}
