import { weights } from '../weights/weights.ts';

/** How sure one way of naming a speaker is: by the full name, and by the given name alone. */
export const callerWeights = weights(
  { made: 'by hand', on: 'read on calls', script: null },
  { fullName: 0.88, givenName: 0.7 },
);
export const selfNamedWeights = weights(
  { made: 'by hand', on: 'read on calls and episodes', script: null },
  { fullName: 0.93, givenName: 0.75, late: 0.7 },
);
export const openingNameWeights = weights(
  { made: 'by hand', on: 'read on calls', script: null },
  { fullName: 0.85, givenName: 0.7 },
);

/** How sure a hand-over is by its words; a given name alone and a name that is another label's take from it. */
export const handoverWeights = weights(
  { made: 'by hand', on: 'read on calls and meetings', script: null },
  { given: 0.8, invited: 0.75, givenName: 0.85, otherLabel: 0.75 },
);

/** How sure it is that who is thanked by name is who has just spoken. */
export const thanksWeights = weights(
  { made: 'by hand', on: 'read on calls', script: null },
  { fullName: 0.72, givenName: 0.62 },
);

/** How sure it is that a welcomed guest is the only other speaker, or the one who speaks next. */
export const guestWeights = weights(
  { made: 'by hand', on: 'read on episodes', script: null },
  { welcomed: 0.6, only: 0.8, next: 0.55 },
);

/** How sure a name is that the label itself tells, and where a known person has it. */
export const labelWeights = weights(
  { made: 'by hand', on: 'read on calls and episodes', script: null },
  { read: 0.9, known: 0.97 },
);

/**
 * When opinions name a speaker: from what confidence on, by how much more than for another person, how sure a name is
 * that may stand on a second label, and the most that opinions together can be sure of.
 */
export const decisionWeights = weights(
  { made: 'by hand', on: 'read on calls and episodes', script: null },
  { confident: 0.6, ahead: 0.2, twice: 0.85, most: 0.98 },
);
