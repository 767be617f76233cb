import { limits, type Podcast } from '@ecco/contract';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { truncate } from '../../format/text.ts';
import { LinkedText } from '../../ui/text/linked-text.tsx';
import { MetaLine } from '../../ui/text/meta-line.tsx';
import { Monogram } from '../../ui/text/monogram.tsx';
import classes from './show.module.css';
import { showFacts } from './show-facts.ts';

/** What a show says of itself: short at first where that is long. */
function ShowDescription({ text }: { text: string }) {
  const { t } = useTranslation();
  const [whole, setWhole] = useState(false);
  return (
    <div className={classes['description']}>
      <p>
        <LinkedText text={whole ? text : truncate(text, limits.descriptionMax)} />
      </p>
      {text.length > limits.descriptionMax ? (
        <Button variant="default" size="compact-sm" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {t(whole ? 'show.less' : 'show.more')}
        </Button>
      ) : null}
    </div>
  );
}

type HeadShow = Pick<
  Podcast,
  'kind' | 'name' | 'description' | 'image_url' | 'thumbnail_url' | 'website' | 'total' | 'summarised'
>;
type Props = { show: HeadShow; newest: string | null; children?: ReactNode };

/** Only what a browser may follow. */
const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address);

/** What a show is. `children`: what can be done with it. */
export function ShowHead({ show, newest, children }: Props) {
  const { t } = useTranslation();
  const { website } = show;
  const link = website && isWebAddress(website) && (
    <a href={website} rel="noopener noreferrer" target="_blank">
      {t('show.website')}
    </a>
  );
  return (
    <header className={classes['head']}>
      <Monogram name={show.name} image={show.image_url ?? show.thumbnail_url} size={56} />
      <div className={classes['headWords']}>
        <h1>{show.name}</h1>
        <MetaLine parts={[...showFacts(t, { ...show, newest }), { key: 'website', node: link }]} />
      </div>
      {children ? <div className={classes['actions']}>{children}</div> : null}
      {show.description ? <ShowDescription text={show.description} /> : null}
    </header>
  );
}
