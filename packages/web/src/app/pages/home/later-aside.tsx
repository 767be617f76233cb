import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '../../../messages/i18n.ts';
import classes from './home.module.css';
import { SideListsSkeleton } from './side-lists-skeleton.tsx';

type AsideLists = { MemberAside: ComponentType; VisitorAside: ComponentType };

type Props = { isMember: boolean; isDue: boolean; before: ReactNode };

/** What stands beside the library. Code, words and lists come when the library is there; without them it stands alone. `before`: what it begins with. */
export function LaterAside({ isMember, isDue, before }: Props) {
  const { i18n } = useTranslation();
  const [asideLists, setShelves] = useState<AsideLists | null>(null);
  useEffect(() => {
    if (!isDue) return undefined;
    let isGone = false;
    void Promise.all([
      import('./home-asides.tsx'),
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
  const Shown: ComponentType | undefined = isMember ? asideLists?.MemberAside : asideLists?.VisitorAside;
  return (
    <aside className={classes['shelves']} data-member={isMember || undefined}>
      {before}
      {Shown ? <Shown /> : <SideListsSkeleton />}
    </aside>
  );
}
