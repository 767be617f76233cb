import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { darkStyles, styles } from './alert-mail.styles.ts';
import { type AlertMail, type MailLine, type MailPlace, type MailSection, newsOfMore } from './alert-mail.ts';

const inkLink = (href: string, words: string) =>
  h(Link, { href, className: 'ink', style: styles.link }, words);
const quietLink = (href: string, words: string) =>
  h(Link, { href, className: 'soft', style: styles.quiet }, words);
const small = (...children: ReactNode[]) => h(Text, { className: 'soft', style: styles.small }, ...children);

function place({ title, quote, at, href }: MailPlace, headline: string): ReactNode {
  if (quote === null && title === headline) return null;
  const where = at === null ? title : `${title}, ${at}`;
  return h(
    'div',
    { key: href },
    quote === null ? null : h(Text, { className: 'ink', style: styles.quote }, `“${quote}”`),
    title === headline ? null : h(Text, { className: 'soft', style: styles.place }, quietLink(href, where)),
  );
}

const line = ({ headline, reason, summary, href, places }: MailLine) =>
  h(
    Section,
    { key: href + headline, className: 'ruled', style: styles.line },
    h(Text, { className: 'ink', style: styles.headline }, inkLink(href, headline)),
    h(Text, { className: 'soft', style: styles.reason }, reason),
    summary === null ? null : h(Text, { className: 'ink', style: styles.quote }, summary),
    ...places.map((one) => place(one, headline)),
  );

const section = ({ name, href, lines, left, stopHref }: MailSection) =>
  h(
    Section,
    { key: stopHref, style: styles.section },
    h(
      Heading,
      { as: 'h2', className: 'ink', style: styles.name },
      h(Link, { href, className: 'ink', style: { ...styles.link, textDecoration: 'none' } }, name),
    ),
    ...lines.map(line),
    small(
      ...(left > 0 ? [quietLink(href, `${left} more`), ' · '] : []),
      quietLink(stopHref, `Stop emails about ${name}`),
    ),
  );

/** A digest as HTML: one column, no pictures, readable in the light and in the dark. */
export function alertHtml(mail: AlertMail): string {
  const { subject, product, occasion, sections, left, alertsHref, unsubscribeHref } = mail;
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
      h(Preview, null, sections[0]?.lines[0]?.reason ?? subject),
      h(
        Container,
        { style: styles.page },
        h(Text, { className: 'ink', style: styles.brand }, product),
        ...sections.map(section),
        left > 0 ? small(quietLink(alertsHref, newsOfMore(left))) : null,
        h(Hr, { className: 'ruled', style: styles.rule }),
        small(occasion),
        small(quietLink(alertsHref, 'All alerts'), ' · ', quietLink(unsubscribeHref, 'Stop these emails')),
      ),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
