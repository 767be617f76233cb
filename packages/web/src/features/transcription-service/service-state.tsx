import type { ServiceTest, TranscriptionService } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { Moment } from '../../ui/text/moment.tsx';
import classes from './transcription-service.module.css';

/** How a service stands, the gravest first. */
function stateOf({ testing_since, enabled, failing_since, working_since, test }: TranscriptionService) {
  if (testing_since !== null) return { name: 'testing', at: null } as const;
  if (test?.passed === false) return { name: 'refused', at: null } as const;
  if (enabled && failing_since !== null) return { name: 'failing', at: failing_since } as const;
  if (enabled && working_since !== null) return { name: 'working', at: working_since } as const;
  if (test === null) return { name: 'untested', at: null } as const;
  return { name: enabled ? 'tested' : 'disabled', at: null } as const;
}

/** Working or failing, since when. */
export function ServiceStateLine({ service }: { service: TranscriptionService }) {
  const { t } = useTranslation();
  const { name, at } = stateOf(service);
  const isBad = name === 'failing' || name === 'refused';
  return (
    <p className={classes['state']} data-bad={isBad || undefined} role="status">
      {t(`services.state.${name}`)} {at === null ? null : <Moment iso={at} />}
    </p>
  );
}

/** Why it fails or did not pass, and that it took over for another. */
export function ServiceReasons({ service }: { service: TranscriptionService }) {
  const { t } = useTranslation();
  const { test, failure, fallback_at: fallbackAt, of_environment: isOfEnvironment } = service;
  const reason = test?.passed === false ? test.reason : failure;
  return (
    <>
      {reason === null ? null : <p className={classes['reason']}>{reason}</p>}
      {fallbackAt === null ? null : (
        <p className={classes['meta']}>
          {t('services.fallback')} <Moment iso={fallbackAt} />
        </p>
      )}
      {isOfEnvironment ? <p className={classes['meta']}>{t('services.ofEnvironment')}</p> : null}
    </>
  );
}

const percent = (share: number | null): string => (share === null ? '–' : `${Math.round(share * 100)}%`);

/** What the last test showed. */
export function ServiceTestResult({ test, price }: { test: ServiceTest; price: number | null }) {
  const { t } = useTranslation();
  const yesNo = (is: boolean) => t(is ? 'services.result.yes' : 'services.result.no');
  const rows = [
    ['words', percent(test.words_right)],
    ['times', yesNo(test.has_word_times)],
    ['confidence', yesNo(test.has_confidence)],
    ['speakers', yesNo(test.has_speakers)],
    ['form', test.form ?? '–'],
    ['seconds', t('services.result.secondsValue', { seconds: test.seconds })],
    ['price', price === null ? t('services.result.noPrice') : `$${price.toFixed(2)}`],
  ] as const;
  return (
    <dl className={classes['result']}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`services.result.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{t('services.result.tested')}</dt>
        <dd>
          <Moment iso={test.at} />
        </dd>
      </div>
    </dl>
  );
}
