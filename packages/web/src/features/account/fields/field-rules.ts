import { limits } from '@ecco/contract';
import { looksLikeEmail } from '../../../format/email.ts';

/** What can be wrong with a field, as the key of its words. */
export type FaultKey =
  | 'door.emailRequired'
  | 'door.emailInvalid'
  | 'join.emailInvalid'
  | 'door.passwordRequired'
  | 'door.passwordShort'
  | 'door.passwordLong'
  | 'door.nameRequired'
  | 'reset.required'
  | 'reset.mismatch';
type Fault = FaultKey | null;
/** A rule may look at the other fields too. */
export type FieldRule = (value: string, typed: (name: string) => string) => Fault;

/** `invalid`: the words for what is not an address; the doors differ in them. */
export const emailRule =
  (invalid: FaultKey = 'door.emailInvalid'): FieldRule =>
  (value) => {
    const email = value.trim();
    if (email === '') return 'door.emailRequired';
    return looksLikeEmail(email) && email.length <= limits.emailMax ? null : invalid;
  };

export const givenRule =
  (missing: FaultKey): FieldRule =>
  (value) =>
    value.trim() === '' ? missing : null;

export const newPasswordRule =
  (missing: FaultKey): FieldRule =>
  (value) => {
    if (value === '') return missing;
    if (value.length < limits.passwordMin) return 'door.passwordShort';
    return value.length > limits.passwordMax ? 'door.passwordLong' : null;
  };

export const sameAsRule =
  (name: string): FieldRule =>
  (value, typed) => {
    if (value === '') return 'reset.required';
    return value === typed(name) ? null : 'reset.mismatch';
  };
