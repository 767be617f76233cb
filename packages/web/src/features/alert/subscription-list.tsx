import type { Subscription } from '@ecco/contract';
import { type Rhythm, rhythms } from '@ecco/domain';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import classes from './alert.module.css';
import { usePutSubscription, useRemoveSubscription } from './api/subscriptions.api.ts';

const isRhythm = (value: string): value is Rhythm => rhythms.some((one) => one === value);

type CheckProps = { label: string; text: string; checked: boolean; onChange: (checked: boolean) => void };
function Check({ label, text, checked, onChange }: CheckProps) {
  return (
    <label className={classes['check']}>
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {text}
    </label>
  );
}

type RowProps = { subscription: Subscription; areMailsStopped: boolean };

function Row({ subscription, areMailsStopped }: RowProps) {
  const { t } = useTranslation();
  const put = usePutSubscription();
  const remove = useRemoveSubscription();
  const { thing, rhythm, by_mail, in_product } = subscription;
  const { kind, id, name, href } = thing;
  const onError = (error: unknown) => say(failureOf(error).message ?? t('alerts.failed'), 'error');
  const change = (part: Partial<Pick<Subscription, 'rhythm' | 'by_mail' | 'in_product'>>) =>
    put.mutate({ kind, id, rhythm, by_mail, in_product, ...part }, { onError });
  return (
    <li className={classes['subscription']}>
      <div className={classes['what']}>
        <Link to={href}>{name}</Link>
        <small>{t(`alerts.kind.${kind}`)}</small>
      </div>
      <SelectField
        aria-label={t('alerts.rhythmOf', { name })}
        value={rhythm}
        data={rhythms.map((value) => ({ value, label: t(`alerts.rhythm.${value}`) }))}
        onChange={(event) => {
          const { value } = event.currentTarget;
          if (isRhythm(value)) change({ rhythm: value });
        }}
      />
      <Check
        label={t('alerts.mailOf', { name })}
        text={t(areMailsStopped ? 'alerts.mailStopped' : 'alerts.mail')}
        checked={by_mail}
        onChange={(checked) => change({ by_mail: checked })}
      />
      <Check
        label={t('alerts.productOf', { name })}
        text={t('alerts.product')}
        checked={in_product}
        onChange={(checked) => change({ in_product: checked })}
      />
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('alerts.stopNamed', { name })}
        onClick={() =>
          remove.mutate({ kind, id }, { onError, onSuccess: () => say(t('alerts.stopped', { name })) })
        }
      >
        {t('alerts.stop')}
      </Button>
    </li>
  );
}

type ListProps = {
  subscriptions: readonly Subscription[];
  /** Whether the address is not mailed any more. */
  areMailsStopped: boolean;
};

/** All that somebody is told of, to be changed and stopped. */
export function SubscriptionList({ subscriptions, areMailsStopped }: ListProps) {
  const { t } = useTranslation();
  if (subscriptions.length === 0) return <p className={classes['none']}>{t('alerts.noSubscriptions')}</p>;
  return (
    <ul className={classes['subscriptions']}>
      {subscriptions.map((subscription) => (
        <Row key={subscription.id} subscription={subscription} areMailsStopped={areMailsStopped} />
      ))}
    </ul>
  );
}
