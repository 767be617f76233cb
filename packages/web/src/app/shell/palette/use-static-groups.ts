import {
  IconArrowRight,
  IconHistory,
  IconKeyboard,
  IconLogin2,
  IconLogout,
  IconMoon,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlus,
  IconSun,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useRecentHistory } from '../../../features/history/api/history.api.ts';
import { wayBackTo } from '../../../features/history/left-off.ts';
import { cardTitle } from '../../../format/text.ts';
import { usePlayer, usePlayerStore } from '../../../player/player.context.ts';
import { useSession } from '../../../session/get-session.api.ts';
import { isSignedIn } from '../../../session/is-signed-in.ts';
import { addPage, administration, areas, authPage, ownPages, systemPages } from '../areas/areas.ts';
import { useSignOut } from '../person/use-sign-out.ts';
import { useTheme } from '../person/use-theme.ts';
import { shellWindow } from '../windows/shell-window.store.ts';
import type { PaletteEntry } from './palette-entry.type.ts';

const mostRecent = 5;

/** What the person opened last; nothing for visitors. */
export function useRecent(): PaletteEntry[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const history = useRecentHistory(isSignedIn(useSession()));
  return (history.data?.episodes ?? []).slice(0, mostRecent).map((entry) => ({
    id: `recent ${entry.uuid}`,
    label: cardTitle(entry.title) || t('library.untitled'),
    note: entry.show?.name ?? entry.author,
    icon: IconHistory,
    run: () => void navigate(wayBackTo(entry)),
  }));
}

type PageEntry = PaletteEntry & {
  /** Worth showing to whoever has typed nothing yet. */
  isArea: boolean;
};

/** The pages that whoever is looking may see; what is a tab says of which area. */
export function usePages(): PageEntry[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const session = useSession();
  const go = (path: string) => () => void navigate({ href: path });
  const main = areas.map(({ icon, ...page }) => ({ ...page, icon, of: null, isArea: true }));
  const tabs = [...areas, administration].flatMap(({ label: of, icon, tabs }) =>
    tabs.filter(({ path }) => path !== '/home').map((tab) => ({ ...tab, icon, of, isArea: true })),
  );
  const others = [...ownPages, ...systemPages].map((page) => ({
    ...page,
    icon: IconArrowRight,
    of: null,
    isArea: false,
  }));
  return [...main, ...tabs, ...others]
    .filter(({ sees }) => sees(session))
    .map(({ path, label, icon, of, isArea }) => ({
      id: `page ${path}`,
      label: label(t),
      note: of?.(t) ?? null,
      icon,
      isArea,
      run: go(path),
    }));
}

/** Plays on or pauses what is in the player; nothing where nothing is. */
function usePlaying(): PaletteEntry[] {
  const { t } = useTranslation();
  const player = usePlayerStore();
  const track = usePlayer((state) => state.track);
  const isPlaying = usePlayer((state) => state.status === 'playing');
  if (!track) return [];
  return [
    {
      id: 'action play',
      label: t(isPlaying ? 'palette.pause' : 'palette.play', { title: cardTitle(track.title) }),
      icon: isPlaying ? IconPlayerPause : IconPlayerPlay,
      run: () => player.getState().toggle(),
    },
  ];
}

/** What can be done from anywhere. */
export function useActions(): PaletteEntry[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const session = useSession();
  const { isDark, turn } = useTheme();
  const { signOut } = useSignOut();
  const playing = usePlaying();
  const go = (path: string) => () => void navigate({ href: path });
  const add = { id: 'action add', label: addPage.label(t), icon: IconPlus, run: go(addPage.path) };
  const theme = {
    id: 'action theme',
    label: t(isDark ? 'shell.themeToLight' : 'shell.themeToDark'),
    icon: isDark ? IconSun : IconMoon,
    run: turn,
  };
  const keys = {
    id: 'action keys',
    label: t('shell.keys'),
    icon: IconKeyboard,
    run: () => shellWindow.getState().show('keys'),
  };
  const door = isSignedIn(session)
    ? { id: 'action sign out', label: t('shell.logout'), icon: IconLogout, run: signOut }
    : { id: 'action sign in', label: authPage.label(t), icon: IconLogin2, run: go(authPage.path) };
  return [...(session?.may_ingest ? [add] : []), ...playing, theme, keys, door];
}
