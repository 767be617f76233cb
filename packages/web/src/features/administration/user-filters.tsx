import { type UserState, userStates } from '@ecco/domain';
import { useTranslation } from 'react-i18next';
import { NativeSelect } from '../../ui/field/inputs.ts';
import classes from './administration.module.css';

type UserFilters = { role?: 'member' | 'admin' | undefined; state?: UserState | undefined };

const roles = ['member', 'admin'] as const;
const roleWords = { member: 'adminUsers.members', admin: 'adminUsers.administrators' } as const;
const stateWords = {
  active: 'adminUsers.active',
  unverified: 'adminUsers.unverified',
  disabled: 'adminUsers.disabled',
} as const satisfies Record<UserState, string>;

/** The filters that an address names; what it names and is none chooses nothing. */
export const userFiltersOf = (address: {
  role?: string | undefined;
  state?: string | undefined;
}): UserFilters => ({
  role: roles.find((role) => role === address.role),
  state: userStates.find((state) => state === address.state),
});

type Props = { filters: UserFilters; onFilter: (filters: UserFilters) => void };

/** Chooses users by their role and by how their account stands. */
export function UserFilterFields({ filters, onFilter }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes['filters']}>
      <NativeSelect
        size="xs"
        aria-label={t('adminUsers.roleFilter')}
        value={filters.role ?? ''}
        data={[
          { value: '', label: t('adminUsers.everyRole') },
          ...roles.map((role) => ({ value: role, label: t(roleWords[role]) })),
        ]}
        onChange={({ currentTarget: { value } }) => onFilter(userFiltersOf({ ...filters, role: value }))}
      />
      <NativeSelect
        size="xs"
        aria-label={t('adminUsers.stateFilter')}
        value={filters.state ?? ''}
        data={[
          { value: '', label: t('adminUsers.everyState') },
          ...userStates.map((state) => ({ value: state, label: t(stateWords[state]) })),
        ]}
        onChange={({ currentTarget: { value } }) => onFilter(userFiltersOf({ ...filters, state: value }))}
      />
    </div>
  );
}
