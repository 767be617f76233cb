import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { darkStyles, styles } from './mail.styles.ts';

export const inkLink = (href: string, words: string): ReactNode =>
  h(Link, { href, className: 'ink', style: styles.link }, words);
export const quietLink = (href: string, words: string): ReactNode =>
  h(Link, { href, className: 'soft', style: styles.quiet }, words);
export const small = (...children: ReactNode[]): ReactNode =>
  h(Text, { className: 'soft', style: styles.small }, ...children);
export const rule = (): ReactNode => h(Hr, { className: 'ruled', style: styles.rule });

type MailPage = {
  subject: string;
  product: string;
  /** What a list of mails shows beside the subject. */
  preview: string;
};

/** A mail as HTML: one column, no pictures, readable in the light and in the dark. */
export function mailPage({ subject, product, preview }: MailPage, ...content: readonly ReactNode[]): string {
  const page = h(
    Html,
    { lang: 'en' },
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, subject),
      h('style', null, darkStyles),
    ),
    h(
      Body,
      { className: 'body', style: styles.body },
      h(Preview, null, preview),
      h(
        Container,
        { style: styles.page },
        h(Text, { className: 'ink', style: styles.brand }, product),
        ...content,
      ),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
