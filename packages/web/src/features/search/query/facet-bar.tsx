import type { SearchAnswer, SearchValue } from '@ecco/contract';
import { contentKinds } from '@ecco/domain';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../../../ui/overlay/menu-button.tsx';
import { partOfYear, withPart } from './edit-query.ts';
import classes from './query.module.css';

type SearchFacets = NonNullable<SearchAnswer['facets']>;

const names = ['kind', 'show', 'speaker', 'org', 'year'] as const satisfies readonly (keyof SearchFacets)[];
type FacetName = (typeof names)[number];

const facetPart = (facet: FacetName, value: string): string =>
  facet === 'year' ? partOfYear(value) : `${facet}:${value}`;

function shownName(t: TFunction, facet: FacetName, { name, value }: SearchValue): string {
  const kind = facet === 'kind' ? contentKinds.find((known) => known === value) : undefined;
  return kind ? t(`kindOne.${kind}`) : name;
}

type Props = { query: string; facets: SearchFacets; onNarrow: (query: string) => void };

/**
 * What the search can be narrowed by, with how many of the items that were found have it: none leads to nothing. Where
 * all have the same there is nothing to choose.
 */
export function FacetBar({ query, facets, onNarrow }: Props) {
  const { t } = useTranslation();
  const shown = names.filter((name) => facets[name].length > 1);
  if (shown.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of menus is no fieldset
    <div className={classes['facets']} role="group" aria-label={t('searching.narrow')}>
      {shown.map((facet) => (
        <MenuButton
          key={facet}
          size="compact-sm"
          text={t(`searching.facet.${facet}`)}
          label={t('searching.narrowBy', { facet: t(`searching.facet.${facet}`) })}
          groups={() => [
            {
              key: facet,
              entries: facets[facet].flatMap((value) => {
                const narrowed = withPart(query, facetPart(facet, value.value));
                return narrowed === null
                  ? []
                  : {
                      key: value.value,
                      label: t('searching.counted', {
                        name: shownName(t, facet, value),
                        count: value.items,
                      }),
                      run: () => onNarrow(narrowed),
                    };
              }),
            },
          ]}
        />
      ))}
    </div>
  );
}
