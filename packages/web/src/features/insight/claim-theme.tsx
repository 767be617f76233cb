import { type ThemeId, themeIds, themes } from '@ecco/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { MenuButton } from '../../ui/overlay/menu-button.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import { useClaimTheme } from './api/claim-theme.api.ts';
import classes from './insights.module.css';

type Props = {
  /** The item's uuid, and the claim's. */
  item: string;
  claim: string;
  /** As it was read; null for none. */
  theme: number | null;
};

/** The theme of a claim, for those who keep the library: another one or none is chosen from a menu, and taken back beside it. */
export function ClaimTheme({ item, claim, theme: read }: Props) {
  const { t } = useTranslation();
  const before = themeIds.find((id) => id === read) ?? null;
  const [theme, setTheme] = useState<ThemeId | null>(before);
  const change = useClaimTheme(item, claim);
  const nameOf = (one: ThemeId | null): string =>
    one === null ? t('insights.claimTheme.none') : themes[one];
  const put = (requested: ThemeId | null): void => {
    if (requested === theme || change.isPending) return;
    change.mutate(requested, {
      onSuccess: () => setTheme(requested),
      onError: (error) => say(failureOf(error).message ?? t('insights.claimTheme.failed'), 'error'),
    });
  };
  const choices = [...themeIds, null].filter((one) => one !== theme);
  return (
    <span className={classes['claimTheme']}>
      <MenuButton
        text={nameOf(theme)}
        label={t('insights.claimTheme.label', { theme: nameOf(theme) })}
        size="compact-sm"
        groups={() => [
          {
            key: 'themes',
            entries: choices.map((one) => ({ key: String(one), label: nameOf(one), run: () => put(one) })),
          },
        ]}
      />
      {theme === before ? null : (
        <span role="status">
          {theme === null
            ? t('insights.claimTheme.removed')
            : t('insights.claimTheme.moved', { theme: nameOf(theme) })}{' '}
          <button type="button" className={classes['again']} onClick={() => put(before)}>
            {t('insights.claimTheme.undo')}
          </button>
        </span>
      )}
    </span>
  );
}
