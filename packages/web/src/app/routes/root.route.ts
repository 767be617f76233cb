import { createRootRouteWithContext } from '@tanstack/react-router';
import type { RouterContext } from '../access/access.ts';
import { CrashPage } from '../failure/crash-page.tsx';
import { Shell } from '../shell/shell.tsx';

export const root = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  errorComponent: CrashPage,
});

type Query = Record<string, unknown>;
const searchText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Reads named texts of an address and nothing else. */
export const texts =
  <Name extends string>(...names: Name[]) =>
  (query: Query): { [Key in Name]?: string | undefined } => {
    const read: { [Key in Name]?: string | undefined } = {};
    for (const name of names) read[name] = searchText(query[name]);
    return read;
  };
