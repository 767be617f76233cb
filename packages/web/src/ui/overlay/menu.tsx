import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isPlainClick } from '../page/is-plain-click.ts';
import classes from './menu-button.module.css';

type NamedEntry = { key: string; label: string; icon?: ReactNode };
/** Something to do, or somewhere to go; `download` and `newTab` say how. `follow` goes there without a load. */
export type MenuEntry = NamedEntry &
  (
    | { run: () => void }
    | { href: string; follow?: (href: string) => void; download?: boolean; newTab?: boolean }
  );
export type MenuGroup = { key: string; title?: string; entries: readonly MenuEntry[] };

type Props = {
  label: string;
  groups: readonly MenuGroup[];
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
};

function Entry({ entry, onDone }: { entry: MenuEntry; onDone: () => void }) {
  const looks = { className: classes['entry'], role: 'menuitem', tabIndex: -1 } as const;
  if ('href' in entry)
    return (
      <a
        {...looks}
        href={entry.href}
        onClick={(event) => {
          onDone();
          if (!entry.follow || !isPlainClick(event)) return;
          event.preventDefault();
          entry.follow(entry.href);
        }}
        {...(entry.download && { download: '' })}
        {...(entry.newTab && { target: '_blank', rel: 'noreferrer' })}
      >
        {entry.icon}
        {entry.label}
      </a>
    );
  return (
    <button
      {...looks}
      type="button"
      onClick={() => {
        onDone();
        entry.run();
      }}
    >
      {entry.icon}
      {entry.label}
    </button>
  );
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** What it keeps from the edges of the window, in pixels. */
const edge = 8;
/** Between it and its opener. */
const gap = 4;

/** Whether a box that scrolls ends above the end of a menu that stands in it. */
function isCutOff(menu: HTMLElement): boolean {
  const { bottom } = menu.getBoundingClientRect();
  for (let box = menu.parentElement; box !== null && box !== document.body; box = box.parentElement)
    if (getComputedStyle(box).overflowY !== 'visible' && box.getBoundingClientRect().bottom < bottom)
      return true;
  return false;
}

/** Beside its opener over everything else: below it, or above where there is no room below. */
function placeOver(menu: DOMRect, opener: DOMRect): CSSProperties {
  const { clientWidth, clientHeight } = document.documentElement;
  const below = opener.bottom + gap;
  const hasRoom = below + menu.height <= clientHeight - edge;
  return {
    position: 'fixed',
    top: hasRoom ? below : Math.max(edge, opener.top - gap - menu.height),
    left: Math.max(edge, Math.min(opener.left, clientWidth - edge - menu.width)),
  };
}

/** The open menu: arrows move in it, Escape and everything outside close it, and the focus goes back to its opener. */
export function Menu({ label, groups, opener, onClose }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<CSSProperties>({ left: 0 });
  const done = (): void => {
    opener.current?.focus();
    onClose();
  };

  useLayoutEffect(() => {
    const box = menu.current?.getBoundingClientRect();
    const beside = opener.current?.getBoundingClientRect();
    if (!menu.current || !box || !beside) return;
    // Where there is no room to the right it ends with its opener, as far as it then begins on the page.
    const isOver = isCutOff(menu.current);
    if (isOver) setPlace(placeOver(box, beside));
    else if (box.right > document.documentElement.clientWidth - edge)
      setPlace({ left: Math.max(edge, beside.right - box.width) - box.left });
    menu.current.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: isOver });
  }, [opener]);

  const isOver = place.position === 'fixed';
  useEffect(() => {
    if (!isOver) return undefined;
    // Its opener would leave it behind.
    document.addEventListener('scroll', onClose, { capture: true, once: true });
    return () => document.removeEventListener('scroll', onClose, { capture: true });
  }, [isOver, onClose]);

  useEffect(() => {
    const isOutside = ({ target }: Event): boolean =>
      target instanceof Node && !menu.current?.contains(target) && !opener.current?.contains(target);
    const leave = (event: Event): void => {
      if (isOutside(event)) onClose();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [opener, onClose]);

  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={classes['menu']}
      style={place}
      onKeyDown={(event) => {
        if (event.key === 'Escape') done();
        if (event.key === 'Tab') return onClose();
        const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
        const step = steps[event.key];
        if (event.key !== 'Escape' && !step) return undefined;
        event.preventDefault();
        const focused = event.target instanceof HTMLElement ? event.target : event.currentTarget;
        if (step) entries[step(entries.indexOf(focused), entries.length)]?.focus();
        return undefined;
      }}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of a menu is no fieldset
        <div key={group.key} role="group" aria-label={group.title}>
          {group.title ? (
            <p className={classes['title']} aria-hidden="true">
              {group.title}
            </p>
          ) : null}
          {group.entries.map((entry) => (
            <Entry key={entry.key} entry={entry} onDone={done} />
          ))}
        </div>
      ))}
    </div>
  );
}
