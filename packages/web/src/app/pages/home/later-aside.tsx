import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import classes from './home.module.css';
import { SideListsSkeleton } from './side-lists-skeleton.tsx';

type AsideLists = { MemberAside: ComponentType; VisitorAside: ComponentType };

type Props = { isMember: boolean; isDue: boolean; before: ReactNode };

/** What stands beside the library. Code and lists come when the library is there; without them it stands alone. `before`: what it begins with. */
export function LaterAside({ isMember, isDue, before }: Props) {
  const [asideLists, setShelves] = useState<AsideLists | null>(null);
  useEffect(() => {
    if (!isDue) return undefined;
    let isGone = false;
    import('./home-asides.tsx').then(
      (chunk) => isGone || setShelves(chunk),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isDue]);
  const Shown: ComponentType | undefined = isMember ? asideLists?.MemberAside : asideLists?.VisitorAside;
  return (
    <aside className={classes['shelves']} data-member={isMember || undefined}>
      {before}
      {Shown ? <Shown /> : <SideListsSkeleton />}
    </aside>
  );
}
