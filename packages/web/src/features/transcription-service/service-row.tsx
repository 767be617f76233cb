import type { TranscriptionService } from '@ecco/contract';
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ServiceReasons, ServiceStateLine, ServiceTestResult } from './service-state.tsx';
import classes from './transcription-service.module.css';

type ServiceTasks = {
  test: () => void;
  setEnabled: (enabled: boolean) => void;
  edit: () => void;
  remove: () => void;
  /** Null where it is the first or the last of those that can be moved. */
  up: (() => void) | null;
  down: (() => void) | null;
};

type Props = { service: TranscriptionService; tasks: ServiceTasks; isBusy: boolean };

function MoveButtons({ service: { name }, tasks: { up, down }, isBusy }: Props) {
  const { t } = useTranslation();
  if (up === null && down === null) return null;
  return (
    <span className={classes['moves']}>
      {(
        [
          ['up', up, IconArrowUp],
          ['down', down, IconArrowDown],
        ] as const
      ).map(([way, move, Icon]) => (
        <ActionIcon
          key={way}
          variant="default"
          size={30}
          aria-label={t(`services.${way}`, { name })}
          disabled={move === null || isBusy}
          onClick={() => move?.()}
        >
          <Icon size={16} stroke={1.6} />
        </ActionIcon>
      ))}
    </span>
  );
}

function TaskButtons({ service, tasks, isBusy }: Props) {
  const { t } = useTranslation();
  const { enabled, test, testing_since: testing, of_environment: isFixed } = service;
  const cannotEnable = !enabled && test?.passed !== true;
  const usual = { variant: 'default', size: 'compact-sm', disabled: isBusy } as const;
  return (
    <div className={classes['tasks']}>
      <Button {...usual} loading={testing !== null} onClick={tasks.test}>
        {t(test === null ? 'services.test' : 'services.testAgain')}
      </Button>
      {isFixed ? null : (
        <>
          <Button
            {...usual}
            variant={enabled || cannotEnable ? 'default' : 'filled'}
            disabled={isBusy || cannotEnable}
            title={cannotEnable ? t('services.enableFirst') : undefined}
            onClick={() => tasks.setEnabled(!enabled)}
          >
            {t(enabled ? 'services.disable' : 'services.enable')}
          </Button>
          <Button {...usual} onClick={tasks.edit}>
            {t('services.edit')}
          </Button>
          <Button {...usual} onClick={tasks.remove}>
            {t('services.delete')}
          </Button>
          <MoveButtons service={service} tasks={tasks} isBusy={isBusy} />
        </>
      )}
    </div>
  );
}

/** A service: how it stands, what its test showed, and what can be done with it. */
export function ServiceRow(props: Props) {
  const { t } = useTranslation();
  const { service } = props;
  const { name, kind, address, model, has_key: hasKey, price_per_hour: price, test, testing_since } = service;
  const meta = [
    t(`services.kind.${kind}`),
    ...(kind === 'this-machine'
      ? [model ?? t('services.firstModel')]
      : [model ?? t('services.noModel'), address, ...(hasKey ? [] : [t('services.noKey')])]),
    ...(price === null ? [] : [t('services.perHour', { price: `$${price.toFixed(2)}` })]),
  ];
  return (
    <li className={classes['service']} aria-label={name}>
      <div className={classes['head']}>
        <h2>{name}</h2>
        <ServiceStateLine service={service} />
      </div>
      <p className={classes['meta']}>{meta.join(' · ')}</p>
      {testing_since === null ? (
        <>
          <ServiceReasons service={service} />
          {test === null ? null : <ServiceTestResult test={test} price={price} />}
        </>
      ) : (
        <div className={classes['progress']}>
          <progress aria-label={t('services.state.testing')} />
          <p>{t('services.testRuns')}</p>
        </div>
      )}
      <TaskButtons {...props} />
    </li>
  );
}
