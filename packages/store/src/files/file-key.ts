import { fileKeyInvalid } from '../errors/store.errors.ts';

const keyMax = 500;
const partShape = /^[A-Za-z0-9_][A-Za-z0-9._-]*$/u;

/** Throws `file.key_invalid` unless the key is a path of plain names that cannot lead out of the store. */
export function checkKey(key: string): void {
  const parts = key.split('/');
  if (key.length > keyMax || !parts.every((part) => partShape.test(part))) throw fileKeyInvalid(key);
}
