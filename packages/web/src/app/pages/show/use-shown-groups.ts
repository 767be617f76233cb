import { useLocation, useNavigate } from '@tanstack/react-router';

type Shown = { recent: boolean; older: boolean };

declare module '@tanstack/react-router' {
  interface HistoryState {
    shownGroups?: Partial<Shown>;
  }
}

/** Which groups of a page are shown. It is kept with the visit, so that the way back leads to the page as it was. */
export function useShownGroups(atFirst: Shown): { shown: Shown; toggle: (group: keyof Shown) => void } {
  const stored = useLocation({ select: ({ state }) => state.shownGroups });
  const navigate = useNavigate();
  const shown = { ...atFirst, ...stored };
  const toggle = (group: keyof Shown): void => {
    void navigate({
      to: '.',
      search: (query: object) => query,
      state: (state) => ({ ...state, shownGroups: { ...stored, [group]: !shown[group] } }),
      replace: true,
      resetScroll: false,
    });
  };
  return { shown, toggle };
}
