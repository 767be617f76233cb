import type { AuditEntry } from '@ecco/contract';
import { type AuditField, auditFields } from '@ecco/domain';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import classes from './house.module.css';

const isKnown = (name: string): name is AuditField => auditFields.some((field) => field === name);

/** What a field is called; one that an older version knew says its name. */
const fieldOf = (t: TFunction, name: string): string => (isKnown(name) ? t(`auditedField.${name}`) : name);

/** A value in a few words; what has fields tells each by its name. */
export function auditedValue(t: TFunction, value: unknown): string {
  if (value === null || value === undefined || value === '') return t('auditedValue.none');
  // In the address of a call both are text.
  if (value === true || value === 'true') return t('auditedValue.yes');
  if (value === false || value === 'false') return t('auditedValue.no');
  if (value === 'Promoted') return t('auditedValue.Promoted');
  if (Array.isArray(value))
    return value.length === 0 ? t('auditedValue.none') : value.map((one) => auditedValue(t, one)).join('; ');
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return JSON.stringify(value);
  const texts = Object.entries(value).map(([name, one]) => `${fieldOf(t, name)}: ${auditedValue(t, one)}`);
  return texts.length === 0 ? t('auditedValue.none') : texts.join(', ');
}

/** The fields of an entry, before or after it, with what stood in them. */
export function AuditedValues({ values }: { values: NonNullable<AuditEntry['before']> }) {
  const { t } = useTranslation();
  return (
    <dl className={classes['values']}>
      {Object.entries(values).map(([name, value]) => (
        <div key={name} className={classes['value']}>
          <dt className={classes['field']} title={name}>
            {fieldOf(t, name)}
          </dt>
          <dd className={classes['told']}>{auditedValue(t, value)}</dd>
        </div>
      ))}
    </dl>
  );
}
