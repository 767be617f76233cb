import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { say } from '../../ui/overlay/notice.store.ts';
import { useRemoveRule, useRules } from './api/candidates.api.ts';
import classes from './candidate.module.css';

/** What is approved by itself for an organization, and how much it was. */
export function RuleList({ org }: { org: string }) {
  const { t } = useTranslation();
  const { data: rules } = useRules(org);
  const remove = useRemoveRule(org);
  if (rules === undefined) return null;
  return (
    <section className={classes['rules']} aria-labelledby="candidate-rules">
      <h2 id="candidate-rules">{t('candidateRules.title')}</h2>
      <p>{rules.length === 0 ? t('candidateRules.none') : t('candidateRules.text')}</p>
      <ul>
        {rules.map(({ id, source_url: source, least_value: value, approved }) => (
          <li key={id}>
            <span>
              {t('candidateRules.of', { value: value.toFixed(1) })} <strong>{source}</strong>
            </span>
            <span>{t('candidateRules.approved', { count: approved })}</span>
            <Button
              size="compact-xs"
              variant="default"
              disabled={remove.isPending}
              onClick={() => remove.mutate(id, { onSuccess: () => say(t('candidateRules.removed')) })}
            >
              {t('candidateRules.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
