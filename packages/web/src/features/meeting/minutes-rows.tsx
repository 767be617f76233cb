import type { MinutesDifference, MinutesGap } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { truncate } from '../../format/text.ts';
import classes from './minutes-comparison.module.css';
import { MinutesPlace } from './minutes-place.tsx';

/** Letters of a motion that are shown. */
const shownMax = 280;

/** What the recording has and the minutes lack. */
export function GapRow({ gap, meeting }: { gap: MinutesGap; meeting: string }) {
  const { t } = useTranslation();
  const { kind, signal, result, text, said, written } = gap;
  const what = signal === null ? t(`meeting.compare.kind.${kind}`) : t(`proceedings.kind.${signal}`);
  const words = truncate(text.text, shownMax);
  return (
    <li>
      <p className={classes['kind']}>
        {what}
        {result === null ? null : ` · ${t(`proceedings.state.${result}`)}`}
      </p>
      <p className={classes['words']}>{text.verbatim ? `“${words}”` : words}</p>
      <p className={classes['places']}>
        <MinutesPlace side="recording" citation={said} meeting={meeting} />
        {written === null ? (
          <span>{t('meeting.compare.nowhere')}</span>
        ) : (
          <MinutesPlace side="minutes" citation={written} meeting={meeting} />
        )}
      </p>
    </li>
  );
}

/** What both tell, and tell differently. */
export function DifferenceRow({ difference, meeting }: { difference: MinutesDifference; meeting: string }) {
  const { t } = useTranslation();
  const { field, motion, said, written } = difference;
  const shown = (value: string): string => {
    const state = (['carried', 'failed', 'withdrawn', 'deferred'] as const).find((one) => one === value);
    return field === 'result' && state !== undefined ? t(`proceedings.state.${state}`) : value;
  };
  return (
    <li>
      <p className={classes['kind']}>{t(`meeting.compare.field.${field}`)}</p>
      <p className={classes['words']}>{truncate(motion.text, shownMax)}</p>
      <dl className={classes['sides']}>
        {(['recording', 'minutes'] as const).map((side) => {
          const reported = side === 'recording' ? said : written;
          return (
            <div key={side}>
              <dt>{t(`meeting.compare.side.${side}`)}</dt>
              <dd>
                <strong>{shown(reported.value)}</strong>{' '}
                <MinutesPlace side={side} citation={reported.citation} meeting={meeting} />
              </dd>
            </div>
          );
        })}
      </dl>
    </li>
  );
}
