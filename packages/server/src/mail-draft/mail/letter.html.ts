import type { DraftLine, DraftPlace, DraftSection } from '@ecco/contract';
import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Fragment, createElement as h, type ReactNode } from 'react';
import { styles } from '../../mailer/page/mail.styles.ts';
import { inkLink, mailPage, quietLink, rule, small } from '../../mailer/page/mail-page.ts';
import { type Letter, letterWords, paragraphsOf } from './letter.ts';

const ownWords = (text: string): ReactNode[] =>
  paragraphsOf(text).map((lines, at) =>
    h(
      Text,
      { key: `${at} ${lines[0]}`, className: 'ink', style: styles.words },
      ...lines.flatMap((one, index) => (index === 0 ? [one] : [h('br', { key: index }), one])),
    ),
  );

/** Where a sentence stands; a source is named where it was not just before, and where the section is not about it. */
const places = (line: DraftLine, title: string): ReactNode =>
  h(
    Text,
    { className: 'soft', style: styles.place },
    ...line.places.map(({ href, at, title: source }: DraftPlace, index) => {
      const named = line.places[index - 1]?.title ?? title;
      const words = source === named ? at : `${source}, ${at}`;
      return h(Fragment, { key: href }, index === 0 ? null : ' · ', quietLink(href, words));
    }),
  );

const sentence = (line: DraftLine, title: string): ReactNode =>
  h(
    Section,
    { key: line.id, className: 'ruled', style: styles.line },
    line.label === null ? null : h(Text, { className: 'soft', style: styles.reason }, line.label),
    h(Text, { className: 'ink', style: styles.quote }, letterWords(line)),
    places(line, title),
  );

const section = ({ name, meta, href, lines }: DraftSection, title: string): ReactNode =>
  h(
    Section,
    { key: `${name} ${lines[0]?.id}`, style: styles.section },
    h(
      Heading,
      { as: 'h2', className: 'ink', style: styles.name },
      href === null
        ? name
        : h(Link, { href, className: 'ink', style: { ...styles.link, textDecoration: 'none' } }, name),
    ),
    meta === null ? null : small(meta),
    ...lines.map((line) => sentence(line, href === null ? title : name)),
  );

/** A mail about a thing as HTML. */
export function letterHtml(letter: Letter): string {
  const { subject, product, title, meta, href, opening, closing, sections } = letter;
  return mailPage(
    { subject, product, preview: paragraphsOf(opening)[0]?.join(' ') ?? meta ?? title },
    h(
      Heading,
      { as: 'h1', className: 'ink', style: styles.title },
      h(Link, { href, className: 'ink', style: { ...styles.link, textDecoration: 'none' } }, title),
    ),
    meta === null ? null : small(meta),
    ...ownWords(opening),
    ...sections.map((one) => section(one, title)),
    ...ownWords(closing),
    rule(),
    small(inkLink(href, `Open in ${product}`)),
  );
}
