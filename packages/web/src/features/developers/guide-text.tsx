import { ActionIcon } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ComponentProps, memo, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import Markdown, { type Components, type ExtraProps } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { copyWords } from '../../ui/overlay/copy-text.ts';
import classes from './guide.module.css';
import { readGuideLink } from './guide-link.ts';
import { headingIds, nodeText } from './heading-ids.ts';

/** A table of a guide, which scrolls sideways where it is wider than the page. */
function TableScroll({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it
    <div className={classes['table']} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}

type GuideAnchorProps = { href: string | undefined; file: string; children: ReactNode };

/** A link of a guide: guides by the router, the rest of the product and other sites by the browser. */
function GuideAnchor({ href, file, children }: GuideAnchorProps) {
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

/** Code as it is written: it scrolls sideways and can be copied whole. */
function CodeBlock({ children }: Pick<ComponentProps<'pre'>, 'children'>) {
  const { t } = useTranslation();
  const block = useRef<HTMLPreElement>(null);
  const copy = (): Promise<void> =>
    copyWords(block.current?.textContent?.trimEnd() ?? '', {
      done: t('developers.copied'),
      failed: t('developers.copyFailed'),
    });
  return (
    <div className={classes['code']}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it */}
      <pre ref={block} tabIndex={0}>
        {children}
      </pre>
      <ActionIcon
        variant="default"
        size={32}
        aria-label={t('developers.copyCode')}
        onClick={() => void copy()}
      >
        <IconCopy size={16} stroke={1.8} />
      </ActionIcon>
    </div>
  );
}

type HeadingProps = ComponentProps<'h2'> & ExtraProps;

/** A heading that can be linked to. The link stands beside it, so that the heading is called by its words alone. */
const linked = (Level: 'h2' | 'h3' | 'h4') =>
  function LinkedHeading({ id, children, node }: HeadingProps) {
    const { t } = useTranslation();
    return (
      <div className={classes['heading']} data-level={Level}>
        <Level id={id}>{children}</Level>
        <a href={`#${id}`} aria-label={t('developers.linkTo', { heading: node ? nodeText(node) : '' })}>
          #
        </a>
      </div>
    );
  };

const componentsOf = (file: string): Components => ({
  a: ({ href, children }) => (
    <GuideAnchor href={href} file={file}>
      {children}
    </GuideAnchor>
  ),
  h2: linked('h2'),
  h3: linked('h3'),
  h4: linked('h4'),
  pre: CodeBlock,
  table: ({ children }) => <TableScroll>{children}</TableScroll>,
});

type Props = { markdown: string; file: string };

/** A guide as a page. Markup inside the text is shown as the text it is. */
export const GuideText = memo(function GuideText({ markdown, file }: Props) {
  return (
    <Markdown remarkPlugins={[remarkGfm]} rehypePlugins={[headingIds]} components={componentsOf(file)}>
      {markdown}
    </Markdown>
  );
});
