import type { Assertion, Entity } from '@ecco/contract';
import { themes } from '@ecco/domain';
import { buildCitation } from './citation.factory.ts';
import { citedLine } from './segment.factory.ts';

/** A claim that stands in this line. */
export const buildAssertion = (line: number, part: Partial<Assertion> = {}): Assertion => ({
  id: `claim-${line}`,
  text: citedLine(line).text,
  citation: buildCitation(line),
  speaker: citedLine(line).speaker,
  theme_id: 2,
  theme_name: themes[2],
  stance: 'neutral',
  kind: 'fact',
  organisations: [],
  figures: [],
  weight: 0.5,
  ...part,
});

/** An organization that is named first in the first line. */
export const buildEntity = (part: Partial<Entity> = {}): Entity => ({
  name: 'Halvern',
  slug: 'halvern',
  entity_type: 'organisation',
  mentions: 1,
  content_id: 0,
  page: null,
  ...part,
});
