import type { AdminUser, UserChange } from '@ecco/contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './administration.module.css';
import { userName } from './user-name.ts';

type CellProps = { user: AdminUser; busy: boolean; onChange: (change: UserChange) => void };

/** Leads to the person's profile. */
export function NameCell({ user }: { user: AdminUser }) {
  return (
    <Link className={classes['person']} to="/profile/$email" params={{ email: user.email }}>
      {userName(user)}
    </Link>
  );
}

export function RoleCell({ user, busy, onChange }: CellProps) {
  const { t } = useTranslation();
  return (
    <select
      className={classes['select']}
      aria-label={t('adminUsers.roleOf', { name: userName(user) })}
      value={user.role}
      aria-disabled={busy || undefined}
      disabled={!user.may.change}
      onChange={(event) => onChange({ role: event.currentTarget.value === 'admin' ? 'admin' : 'member' })}
    >
      <option value="member">{t('adminUsers.member')}</option>
      <option value="admin">{t('adminUsers.administrator')}</option>
    </select>
  );
}

export function FlagCell({ user, busy, onChange, flag }: CellProps & { flag: keyof AdminUser['flags'] }) {
  const { t } = useTranslation();
  const name = userName(user);
  return (
    <input
      type="checkbox"
      className={classes['box']}
      aria-label={t(flag === 'health_hub' ? 'adminUsers.healthHubOf' : 'adminUsers.peHubOf', { name })}
      checked={user.flags[flag]}
      disabled={!user.may.change}
      aria-disabled={busy || undefined}
      onChange={(event) => onChange({ [flag]: event.currentTarget.checked })}
    />
  );
}

export function StateCell({ user, busy, onChange }: CellProps) {
  const { t } = useTranslation();
  const name = userName(user);
  const mayToggle = user.disabled ? user.may.change : user.may.turn_off;
  return (
    <span className={classes['state']} data-off={user.disabled || undefined}>
      {t(user.disabled ? 'adminUsers.disabled' : 'adminUsers.active')}
      {mayToggle ? (
        <Button
          variant="default"
          size="compact-xs"
          aria-disabled={busy || undefined}
          aria-label={t(user.disabled ? 'adminUsers.enableNamed' : 'adminUsers.disableNamed', { name })}
          onClick={() => onChange({ disabled: !user.disabled })}
        >
          {t(user.disabled ? 'adminUsers.enable' : 'adminUsers.disable')}
        </Button>
      ) : null}
    </span>
  );
}
