import type { UserProfile } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { shortDate } from '../../format/date.ts';
import { MetaLine } from '../../ui/text/meta-line.tsx';
import { Monogram } from '../../ui/text/monogram.tsx';
import classes from './profile.module.css';

/** Who a profile is about. */
export function ProfileHead({ user }: { user: UserProfile }) {
  const { t } = useTranslation();
  const { name, email, picture } = user.profile;
  const since = shortDate(user.created_at);
  return (
    <header className={classes['head']}>
      <Monogram name={name || email} image={picture} size={56} />
      <div>
        <h1>{name || email}</h1>
        <MetaLine
          parts={[
            { key: 'email', node: email },
            { key: 'since', node: since ? t('profile.since', { date: since }) : null },
            { key: 'role', node: user.admin ? t('profile.administrator') : null },
          ]}
        />
      </div>
    </header>
  );
}
