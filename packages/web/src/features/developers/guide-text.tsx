import { type ComponentProps, memo } from 'react';
import { useTranslation } from 'react-i18next';
import Markdown, { type Components, type ExtraProps } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { CodeBlock } from './code-block.tsx';
import classes from './guide.module.css';
import { GuideAnchor } from './guide-anchor.tsx';
import { headingIds, textOf } from './heading-ids.ts';
import { TableScroll } from './table-scroll.tsx';

type HeadingProps = ComponentProps<'h2'> & ExtraProps;

/** A heading that can be linked to. The link stands beside it, so that the heading is called by its words alone. */
const linked = (Level: 'h2' | 'h3' | 'h4') =>
  function LinkedHeading({ id, children, node }: HeadingProps) {
    const { t } = useTranslation();
    return (
      <div className={classes['heading']} data-level={Level}>
        <Level id={id}>{children}</Level>
        <a href={`#${id}`} aria-label={t('developers.linkTo', { heading: node ? textOf(node) : '' })}>
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
