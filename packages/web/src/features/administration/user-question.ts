import type { AdminUser, UserChange } from '@ecco/contract';
import type { TFunction } from 'i18next';
import type { Question } from '../../ui/overlay/confirm-dialog.tsx';
import { userName } from './user-name.ts';

type QuestionText = Omit<Question, 'run' | 'cancel'>;

/** What is asked before a change that takes something away, or gives the rights of an administrator. */
export function questionBefore(t: TFunction, user: AdminUser, change: UserChange): QuestionText | null {
  const name = userName(user);
  const withdraw = (hub: string): QuestionText => ({
    title: t('adminUsers.withdrawTitle', { hub, name }),
    text: t('adminUsers.withdrawText'),
    confirm: t('adminUsers.withdraw'),
  });
  if (change.disabled === true)
    return {
      title: t('adminUsers.disableTitle', { name }),
      text: t('adminUsers.disableText'),
      confirm: t('adminUsers.disable'),
    };
  if (change.role === 'member')
    return {
      title: t('adminUsers.demoteTitle', { name }),
      text: t('adminUsers.demoteText'),
      confirm: t('adminUsers.demote'),
    };
  if (change.role === 'admin')
    return {
      title: t('adminUsers.promoteTitle', { name }),
      text: t('adminUsers.promoteText'),
      confirm: t('adminUsers.promote'),
    };
  if (change.health_hub === false) return withdraw(t('adminUsers.healthHub'));
  if (change.pe_hub === false) return withdraw(t('adminUsers.peHub'));
  return null;
}
