import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h, type ReactNode } from 'react';
import { styles } from '../../mailer/page/mail.styles.ts';
import { inkLink, mailPage, quietLink, rule, small } from '../../mailer/page/mail-page.ts';
import {
  type AlertMail,
  type MailLine,
  type MailPlace,
  type MailSection,
  newsOfMore,
  whereOf,
} from './alert-mail.ts';

function place(reported: MailPlace, headline: string): ReactNode {
  const { quote, href } = reported;
  const where = whereOf(reported, headline);
  if (quote === null && where === null) return null;
  return h(
    'div',
    { key: href },
    quote === null ? null : h(Text, { className: 'ink', style: styles.quote }, `“${quote}”`),
    where === null ? null : h(Text, { className: 'soft', style: styles.place }, quietLink(href, where)),
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

/** A digest as HTML. */
export function alertHtml(mail: AlertMail): string {
  const { subject, product, occasion, sections, left, alertsHref, unsubscribeHref } = mail;
  return mailPage(
    { subject, product, preview: sections[0]?.lines[0]?.reason ?? subject },
    ...sections.map(section),
    left > 0 ? small(quietLink(alertsHref, newsOfMore(left))) : null,
    rule(),
    small(occasion),
    small(quietLink(alertsHref, 'All alerts'), ' · ', quietLink(unsubscribeHref, 'Stop these emails')),
  );
}
