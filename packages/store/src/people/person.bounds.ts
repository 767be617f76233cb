import { type Bounds, type TextField, within } from '../text/bounds.ts';
import type { NewPerson } from './person.types.ts';

/** What is stored of a person at most, wherever it comes from. A text without its bound does not compile. */
const bounds = {
  slug: { type: 'text', max: 120, beyond: 'cut' },
  name: { type: 'text', max: 120, beyond: 'cut' },
  description: { type: 'text', max: 4_000, beyond: 'cut' },
  imageUrl: { type: 'text', max: 2_000, beyond: 'drop' },
  aliases: { type: 'texts', max: 20, each: 120, beyond: 'cut' },
} as const satisfies Bounds<NewPerson> & Record<TextField<NewPerson>, unknown>;

/** A person, or what changes of them, as it will be stored. */
export const boundPerson = <Input extends Partial<NewPerson>>(input: Input): Input =>
  within<Input>(bounds, input);
