import type { Subscription } from '@ecco/contract';
import { type Rhythm, rhythms, type WatchedKind } from '@ecco/domain';
import { Button } from '@mantine/core';
import { IconBell, IconBellRinging, IconCheck } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import type { MenuGroup } from '../../ui/overlay/menu.tsx';
import { MenuButton } from '../../ui/overlay/menu-button.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import classes from './alert.module.css';
import { usePutSubscription, useRemoveSubscription, useSubscription } from './api/subscriptions.api.ts';

type Props = { kind: WatchedKind; id: string; name: string };
type Choice = Pick<Subscription, 'rhythm' | 'by_mail' | 'in_product'>;

/** What somebody begins with who chooses how often. */
const beginning: Choice = { rhythm: 'daily', by_mail: true, in_product: true };

/** The entries of the menu: how often, where, and the way to all alerts. */
function useGroups({ kind, id, name }: Props, now: Subscription | null): () => MenuGroup[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const put = usePutSubscription();
  const remove = useRemoveSubscription();
  const onError = (error: unknown) => say(failureOf(error).message ?? t('alerts.failed'), 'error');
  const choose = (part: Partial<Choice>) =>
    put.mutate({ ...beginning, ...(now && choiceOf(now)), ...part, kind, id }, { onError });
  const stop = () =>
    remove.mutate({ kind, id }, { onError, onSuccess: () => say(t('alerts.stopped', { name })) });
  const rhythm = (one: Rhythm) => ({
    key: one,
    label: t(`alerts.rhythm.${one}`),
    icon: <IconCheck size={16} opacity={now?.rhythm === one ? 1 : 0} aria-hidden="true" />,
    run: () => choose({ rhythm: one }),
  });
  return () => [
    {
      key: 'rhythm',
      title: t('alerts.howOften'),
      entries: rhythms.filter((one) => one !== 'never' || now !== null).map(rhythm),
    },
    ...(now === null
      ? []
      : [
          {
            key: 'where',
            title: t('alerts.where'),
            entries: [
              {
                key: 'mail',
                label: t(`alerts.toggleMail.${now.by_mail ? 'on' : 'off'}`),
                run: () => choose({ by_mail: !now.by_mail }),
              },
              {
                key: 'product',
                label: t(`alerts.toggleProduct.${now.in_product ? 'on' : 'off'}`),
                run: () => choose({ in_product: !now.in_product }),
              },
              { key: 'stop', label: t('alerts.stop'), run: stop },
            ],
          },
        ]),
    {
      key: 'pages',
      entries: [
        {
          key: 'all',
          label: t('alerts.manage'),
          href: '/alerts',
          follow: (href: string) => void navigate({ href }),
        },
      ],
    },
  ];
}

const choiceOf = ({ rhythm, by_mail, in_product }: Subscription): Choice => ({ rhythm, by_mail, in_product });

/** The room of the button until it is known what it says, so that nothing beside it moves. */
function Room() {
  const { t } = useTranslation();
  return (
    <Button
      className={classes['room']}
      variant="default"
      aria-hidden="true"
      tabIndex={-1}
      leftSection={<IconBell size={16} stroke={1.8} />}
    >
      {t('alerts.get')}
    </Button>
  );
}

/** Has somebody told of what is new about a thing, as often as they choose; there for whoever is signed in. */
export function SubscribeButton(props: Props) {
  const { t } = useTranslation();
  const { data, isLoading } = useSubscription(props);
  const now = data?.subscription ?? null;
  const groups = useGroups(props, now);
  if (!data) return isLoading ? <Room /> : null;
  const { name } = props;
  const rhythm = now && t(`alerts.rhythm.${now.rhythm}`);
  return (
    <MenuButton
      text={rhythm === null ? t('alerts.get') : t('alerts.getting', { rhythm })}
      label={rhythm === null ? t('alerts.getNamed', { name }) : t('alerts.gettingNamed', { name, rhythm })}
      icon={now === null ? <IconBell size={16} stroke={1.8} /> : <IconBellRinging size={16} stroke={1.8} />}
      groups={groups}
    />
  );
}
