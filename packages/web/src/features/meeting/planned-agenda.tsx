import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/page/section.tsx';
import classes from './meeting.module.css';

/** What a meeting is to deal with, as its papers list it; nothing where they do not. */
export function PlannedAgenda({ lines }: { lines: readonly string[] }) {
  const { t } = useTranslation();
  if (lines.length === 0) return null;
  return (
    <Section title={t('meeting.agenda')}>
      <ol className={classes['agenda']}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two items may be called the same, and none moves
          <li key={at}>{line}</li>
        ))}
      </ol>
    </Section>
  );
}
