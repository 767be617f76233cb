import type { SearchAnswer } from '@ecco/contract';
import { contentKinds } from '@ecco/domain';
import { IconX } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import classes from './query.module.css';

type UnderstoodPart = SearchAnswer['understood'][number];

/** A value as it is called on the page. */
function shownValue(t: TFunction, { kind, value, label }: UnderstoodPart): string {
  if (label !== null) return label;
  const contentKind = contentKinds.find((known) => known === value);
  if (kind === 'kind' && contentKind) return t(`kindOne.${contentKind}`);
  if (kind === 'has') return t(`searching.has.${value === 'figure' || value === 'video' ? value : 'pdf'}`);
  if (kind === 'is')
    return t(`searching.is.${value === 'highlight' || value === 'summary' ? value : 'mine'}`);
  return kind === 'phrase' ? `“${value}”` : value;
}

/** A part of the search in words: "Speaker: Ada Verity", "Not: “carried interest”". */
function said(t: TFunction, part: UnderstoodPart): string {
  const { kind } = part;
  const value = shownValue(t, part);
  const words = kind === 'phrase' || kind === 'word' ? value : `${t(`searching.part.${kind}`)}: ${value}`;
  return part.negated ? t('searching.not', { words }) : words;
}

type Props = { parts: readonly UnderstoodPart[]; onRemove: (part: UnderstoodPart) => void };

/** What of the search was understood as more than words, each to be taken off. */
export function UnderstoodChips({ parts, onRemove }: Props) {
  const { t } = useTranslation();
  if (parts.length === 0) return null;
  return (
    <ul className={classes['chips']} aria-label={t('searching.understood')}>
      {parts.map((part) => {
        const words = said(t, part);
        return (
          <li
            key={`${part.from}-${part.to}`}
            className={classes['chip']}
            data-negated={part.negated || undefined}
          >
            <span>{words}</span>
            <button
              type="button"
              aria-label={t('searching.remove', { words })}
              title={t('searching.remove', { words })}
              onClick={() => onRemove(part)}
            >
              <IconX size={14} stroke={1.8} aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
