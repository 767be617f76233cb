import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** What can be pressed or chosen from in a toolbar; an open menu has keys of its own. */
const toolsIn = (bar: HTMLElement): HTMLElement[] =>
  [...bar.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), select:not(:disabled)')].filter(
    (tool) => tool.closest('[role=menu], dialog') === null,
  );

/** Makes one of them the stop of the keyboard: the one that had the focus last, else the first. */
function setOneStop(bar: HTMLElement, last: HTMLElement | null): void {
  const tools = toolsIn(bar);
  const stop = last !== null && tools.includes(last) ? last : tools[0];
  for (const tool of tools) tool.tabIndex = tool === stop ? 0 : -1;
}

/** Keeps one stop while tools come and go. */
function useOneStop(bar: RefObject<HTMLDivElement | null>): (tool: HTMLElement) => void {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const { current } = bar;
    if (!current) return undefined;
    const keep = (): void => setOneStop(current, last.current);
    keep();
    const observer = new MutationObserver(keep);
    observer.observe(current, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => observer.disconnect();
  }, [bar]);
  return (tool) => {
    last.current = tool;
    if (bar.current) setOneStop(bar.current, tool);
  };
}

type Props = { label: string; className?: string | undefined; children: ReactNode };

/** Tools in a row that are one stop of the Tab key: the arrows move among them. */
export function Toolbar({ label, className, children }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const setStop = useOneStop(bar);
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = steps[event.key];
    const tools = toolsIn(event.currentTarget);
    const at = event.target instanceof HTMLElement ? tools.indexOf(event.target) : -1;
    if (!step || at < 0) return;
    event.preventDefault();
    tools[step(at, tools.length)]?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      className={className}
      onKeyDown={move}
      onFocus={({ target }) => bar.current && toolsIn(bar.current).includes(target) && setStop(target)}
    >
      {children}
    </div>
  );
}
