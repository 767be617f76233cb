import { type Bounds, type TextField, within } from '../text/bounds.ts';
import type { NewFact, NewOrganization } from './organization.types.ts';

/** What is stored of an organization at most, wherever it comes from. A text without its bound does not compile. */
const bounds = {
  slug: { type: 'text', max: 120, beyond: 'cut' },
  name: { type: 'text', max: 200, beyond: 'cut' },
  ticker: { type: 'text', max: 20, beyond: 'drop' },
  description: { type: 'text', max: 8_000, beyond: 'cut' },
  website: { type: 'text', max: 2_000, beyond: 'drop' },
  state: { type: 'text', max: 20, beyond: 'drop' },
  calendarUrl: { type: 'text', max: 2_000, beyond: 'drop' },
  aliases: { type: 'texts', max: 50, each: 200, beyond: 'cut' },
  tags: { type: 'texts', max: 50, each: 60, beyond: 'cut' },
} as const satisfies Bounds<NewOrganization> & Record<TextField<NewOrganization>, unknown>;

const factBounds = {
  words: { type: 'text', max: 300, beyond: 'cut' },
  source: { type: 'text', max: 300, beyond: 'cut' },
  sourceUrl: { type: 'text', max: 2_000, beyond: 'drop' },
} as const satisfies Bounds<NewFact>;

/** An organization, or what changes of it, as it will be stored. */
export const boundOrganization = <Input extends Partial<NewOrganization>>(input: Input): Input =>
  within<Input>(bounds, input);

export const boundFact = (fact: NewFact): NewFact => within(factBounds, fact);
