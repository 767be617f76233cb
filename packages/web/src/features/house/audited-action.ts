import type { i18n } from 'i18next';
import type { auditedWords } from '../../messages/ecco/audited.ts';

type AuditWords = (typeof auditedWords)['audited'];
type Noun = keyof AuditWords;
type AuditedAction = { [Name in Noun]: `${Name}.${keyof AuditWords[Name] & string}` }[Noun];

/** What an entry of the log says was done; an operation without words, of an older version, says its name. */
export function auditedAction({ t, exists }: Pick<i18n, 't' | 'exists'>, action: string): string {
  const hasWords = (name: string): name is AuditedAction => name.includes('.') && exists(`audited.${name}`);
  return hasWords(action) ? t(`audited.${action}`) : t('audit.otherAction', { action });
}
