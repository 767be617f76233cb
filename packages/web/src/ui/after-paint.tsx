import { type ReactNode, useEffect, useState } from 'react';

type Props = { children: ReactNode; before: ReactNode };

/** Shows `before` in the first picture of a page and the rest after it, so that its code is not waited for. */
export function AfterPaint({ children, before }: Props) {
  const [painted, setPainted] = useState(false);
  useEffect(() => setPainted(true), []);
  return painted ? children : before;
}
