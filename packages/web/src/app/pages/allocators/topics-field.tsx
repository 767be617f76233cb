import { limits } from '@ecco/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTermGroups } from '../../../features/search/use-term-groups.ts';
import { TokenField } from '../../../ui/field/token-field.tsx';

type Props = { chosen: readonly string[]; onChange: (topics: string[]) => void };

/** What funds talk about: terms of the field, and any other words. */
export function TopicsField({ chosen, onChange }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const { groups } = useTermGroups(typed, true);
  const add = (words: string): void => (chosen.includes(words) ? undefined : onChange([...chosen, words]));
  return (
    <TokenField
      label={t('funds.topics')}
      placeholder={t('funds.topicsPlaceholder')}
      maxLength={limits.pensionSearchTextMax}
      tokens={chosen.map((topic) => ({ key: topic, label: topic }))}
      typed={typed}
      onType={setTyped}
      groups={groups}
      onAdd={add}
      onRemove={(topic) => onChange(chosen.filter((one) => one !== topic))}
      onTyped={add}
    />
  );
}
