import { type Assertion, limits } from '@ecco/contract';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeOf } from '../../ui/citation/place.ts';
import { PlaceChip } from '../../ui/citation/place-chip.tsx';
import { MetaLine } from '../../ui/text/meta-line.tsx';
import classes from './claim.module.css';

type Props = {
  claims: readonly Assertion[];
  nameOf: (speaker: string | null) => string | null;
  /** Whether the page has told words already: a claim of those is as short as a row of a table. */
  isTold?: (text: string) => boolean;
  /** What shows the theme of a claim where it can be changed; as words else. */
  themeOf?: (claim: Assertion) => ReactNode;
};

/** A figure with the time it is of: "4.1% (third quarter)". */
const figureText = ({ text, period }: Assertion['figures'][number]): string =>
  period === null ? text : `${text} (${period})`;

const briefWords = 8;

/** Enough of a sentence that stands above to know it again. */
function briefly(text: string): string {
  const words = text.split(/\s+/u);
  return words.length > briefWords ? `${words.slice(0, briefWords).join(' ')} …` : text;
}

type ClaimProps = { claim: Assertion; name: string | null; isBrief: boolean; theme: ReactNode };

/** Most claims are neutral facts, which needs no saying. */
function Claim({ claim, name, isBrief, theme }: ClaimProps) {
  const { t } = useTranslation();
  const { citation } = claim;
  const place = placeOf(citation);
  return (
    <li>
      <p className={classes['text']} data-brief={isBrief || undefined}>
        {isBrief ? briefly(claim.text) : claim.text}
      </p>
      <div className={classes['facts']}>
        <PlaceChip place={place} />
        <MetaLine
          parts={[
            { key: 'speaker', node: name },
            { key: 'theme', node: theme },
            { key: 'kind', node: claim.kind === 'fact' ? null : t(`claim.kind.${claim.kind}`) },
            {
              key: 'stance',
              node:
                claim.stance === 'neutral' ? null : (
                  <span data-stance={claim.stance}>{t(`claim.stance.${claim.stance}`)}</span>
                ),
            },
            { key: 'figures', node: claim.figures.map(figureText).join(', ') },
          ]}
        />
      </div>
    </li>
  );
}

/** What is claimed in an item: three at first, the weightiest before the others. */
export function ClaimList({
  claims,
  nameOf,
  isTold = () => false,
  themeOf = (claim) => claim.theme_name,
}: Props) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const sorted = [...claims].sort((a, b) => b.weight - a.weight);
  const shown = all ? sorted : sorted.slice(0, limits.assertionsShown);
  return (
    <>
      <ul className={classes['claims']}>
        {shown.map((claim) => (
          <Claim
            key={claim.id}
            claim={claim}
            name={nameOf(claim.speaker)}
            isBrief={isTold(claim.text)}
            theme={themeOf(claim)}
          />
        ))}
      </ul>
      {shown.length < claims.length ? (
        <Button variant="default" mt="md" onClick={() => setAll(true)}>
          {t('summary.showAll')} ({claims.length})
        </Button>
      ) : null}
    </>
  );
}
