import type { UserProfile } from '@ecco/contract';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { initials } from '../../format/text.ts';
import { useSession } from '../../session/get-session.api.ts';
import type { MenuEntry, MenuGroup } from '../../ui/overlay/menu.tsx';
import { MenuButton } from '../../ui/overlay/menu-button.tsx';
import { administration, ownPages } from './areas/areas.ts';
import { useSignOut } from './person/use-sign-out.ts';
import { useTheme } from './person/use-theme.ts';
import classes from './shell.module.css';
import { shellWindow } from './windows/shell-window.store.ts';

/** The commands of the menu: looks, keys, and at its end signing out. */
function useCommands(): { commands: MenuEntry[]; out: MenuEntry } {
  const { t } = useTranslation();
  const { isDark, turn } = useTheme();
  const { signOut } = useSignOut();
  return {
    commands: [
      {
        key: 'theme',
        label: t(isDark ? 'shell.themeToLight' : 'shell.themeToDark'),
        run: turn,
      },
      {
        key: 'keys',
        label: t('shell.keys'),
        run: () => shellWindow.getState().show('keys'),
      },
    ],
    out: { key: 'logout', label: t('shell.logout'), run: signOut },
  };
}

function useGroups(user: UserProfile): () => MenuGroup[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const session = useSession();
  const { commands, out } = useCommands();
  const follow = (href: string): void => void navigate({ href });
  const to = (label: string, href: string) => ({ key: href, label, href, follow });
  const administrators = administration.sees(session)
    ? administration.tabs.map(({ label, path }) => to(label(t), path))
    : [];
  return () =>
    [
      {
        key: 'self',
        title: t('shell.signedInAs', { email: user.profile.email }),
        entries: ownPages.map(({ label, path }) => to(label(t), path)),
      },
      {
        key: 'commands',
        entries: [...commands, to(t('shell.developers'), '/developers')],
      },
      { key: 'administration', title: t('shell.administration'), entries: administrators },
      { key: 'out', entries: [out] },
    ].filter(({ entries }) => entries.length > 0);
}

/** The one menu of whoever is signed in, behind their initials. */
export function PersonMenu({ user }: { user: UserProfile }) {
  const { t } = useTranslation();
  const groups = useGroups(user);
  const { name, email } = user.profile;
  return (
    <div className={classes['person']}>
      <MenuButton
        text={null}
        label={t('shell.profile')}
        icon={<i data-initials={initials(name.trim() || email)} />}
        groups={groups}
      />
    </div>
  );
}
