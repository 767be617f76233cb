import '@mantine/core/styles/PasswordInput.css';
import { limits } from '@ecco/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordInput, TextInput } from '../../../ui/field/inputs.ts';
import classes from '../frame/auth.module.css';
import type { Fields } from './use-fields.ts';

type FieldProps = { fields: Fields };

/** `takesFocus`: when it appears, for a form that somebody opened in place. */
export function EmailField({ fields, takesFocus = false }: FieldProps & { takesFocus?: boolean }) {
  const { t } = useTranslation();
  return (
    <TextInput
      {...fields.field('email')}
      className={classes['field']}
      autoFocus={takesFocus}
      size="md"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      label={t('door.email')}
    />
  );
}

type PasswordProps = FieldProps & { name?: string; label?: string; isNew?: boolean; hint?: ReactNode };

/** `isNew`: to be chosen now, so that the browser offers to make one. */
export function PasswordField({ fields, name = 'password', label, isNew = false, hint }: PasswordProps) {
  const { t } = useTranslation();
  return (
    <PasswordInput
      {...fields.field(name)}
      className={classes['field']}
      size="md"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      label={label ?? t('door.password')}
      description={hint}
      visibilityToggleButtonProps={{ 'aria-label': t('door.showPassword'), tabIndex: 0 }}
    />
  );
}

/** First and last name, side by side where there is room. */
export function NameFields({ fields }: FieldProps) {
  const { t } = useTranslation();
  return (
    <div className={classes['names']}>
      <TextInput
        {...fields.field('firstname')}
        className={classes['field']}
        size="md"
        maxLength={limits.personNameMax}
        autoComplete="given-name"
        label={t('door.firstName')}
      />
      <TextInput
        {...fields.field('lastname')}
        className={classes['field']}
        size="md"
        maxLength={limits.personNameMax}
        autoComplete="family-name"
        label={t('door.lastName')}
      />
    </div>
  );
}
