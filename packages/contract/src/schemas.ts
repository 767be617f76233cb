/** The door for who checks what comes in and goes out: the schemas and the route table. It brings the schema library. */

export * from './api/access.ts';
export * from './api/api.ts';
export * from './api/bounce.api.ts';
export { otherPlacesOf, type Verb } from './api/route.ts';
export * from './api/upload.api.ts';
export * from './noun/schemas.generated.ts';
export {
  hasHiddenSigns,
  hasTurningSigns,
  hasTwoLetters,
  hiddenSigns,
  turningSigns,
  withHiddenSeen,
} from './noun/text.schema.ts';
