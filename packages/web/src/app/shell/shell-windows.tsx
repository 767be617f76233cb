import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { type ShellWindow, shellWindow } from './windows/shell-window.store.ts';
import { useLater } from './windows/use-later.ts';

const { close } = shellWindow.getState();

const loadMenu = () => import('./menu-sheet.tsx').then(({ MenuSheet }) => MenuSheet);
const loadPalette = () => import('./palette/palette.tsx').then(({ Palette }) => Palette);
const loadKeys = () => import('./keys/keys-window.tsx').then(({ KeysWindow }) => KeysWindow);

/** Nothing has the focus: what had it has gone with its window. */
const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** The focus goes back to where it was, unless another page, or somebody with a key, has taken it meanwhile. */
function useFocusBack(shown: ShellWindow | null): void {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const openedAt = useRef<string | null>(null);
  useEffect(() => {
    if (shown !== null) {
      openedAt.current ??= path;
      return;
    }
    const { opener } = shellWindow.getState();
    if (openedAt.current === path && opener instanceof HTMLElement && isFocusLost()) opener.focus();
    openedAt.current = null;
  }, [shown, path]);
}

/** What the shell opens over the page: the menu, the palette and the list of keys. */
export function ShellWindows() {
  const shown = useStore(shellWindow, (state) => state.shown);
  const MenuSheet = useLater({
    isWanted: shown === 'menu',
    load: loadMenu,
    onMissing: close,
  });
  const Palette = useLater({
    isWanted: shown === 'palette',
    load: loadPalette,
    onMissing: close,
  });
  const KeysWindow = useLater({
    isWanted: shown === 'keys',
    load: loadKeys,
    onMissing: close,
  });
  useFocusBack(shown);
  return (
    <>
      {shown === 'menu' && MenuSheet ? <MenuSheet onClose={close} /> : null}
      {shown === 'palette' && Palette ? <Palette onClose={close} /> : null}
      {shown === 'keys' && KeysWindow ? <KeysWindow onClose={close} /> : null}
    </>
  );
}
