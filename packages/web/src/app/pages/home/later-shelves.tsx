import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../../messages/i18n.ts';
import classes from './home.module.css';
import { ShelvesSkeleton } from './shelves-skeleton.tsx';

type Shelves = { MemberShelves: ComponentType; VisitorShelves: ComponentType };

type Props = { isMember: boolean; isDue: boolean; before: ReactNode };

/** What stands beside the library. Code, words and lists come when the library is there; without them it stands alone. `before`: what it begins with. */
export function LaterShelves({ isMember, isDue, before }: Props) {
  const { i18n } = useTranslation();
  const [shelves, setShelves] = useState<Shelves | null>(null);
  useEffect(() => {
    if (!isDue) return undefined;
    let isGone = false;
    void Promise.all([
      import('./home-shelves.tsx'),
      loadChunk(i18n, 'lists'),
      loadChunk(i18n, 'hubs'),
      loadChunk(i18n, 'savedSearches'),
      loadChunk(i18n, 'alerts'),
    ]).then(
      ([chunk]) => isGone || setShelves(chunk),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isDue, i18n]);
  const Shown: ComponentType | undefined = isMember ? shelves?.MemberShelves : shelves?.VisitorShelves;
  return (
    <aside className={classes['shelves']} data-member={isMember || undefined}>
      {before}
      {Shown ? <Shown /> : <ShelvesSkeleton />}
    </aside>
  );
}
