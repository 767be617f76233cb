import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { readGuideLink } from './guide-link.ts';

type Props = { href: string | undefined; file: string; children: ReactNode };

/** A link of a guide: guides by the router, the rest of the product and other sites by the browser. */
export function GuideAnchor({ href, file, children }: Props) {
  const link = readGuideLink(href, file);
  if (link === null) return <span>{children}</span>;
  switch (link.to) {
    case 'guide':
      return (
        <Link to="/api-docs/$" params={{ _splat: link.file }} {...(link.hash && { hash: link.hash })}>
          {children}
        </Link>
      );
    case 'index':
      return <Link to="/developers">{children}</Link>;
    case 'here':
      return <a href={`#${link.hash}`}>{children}</a>;
    case 'product':
      return <a href={link.href}>{children}</a>;
    case 'elsewhere':
      return (
        <a href={link.href} rel="noopener noreferrer" target="_blank">
          {children}
        </a>
      );
  }
}
