import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { passwordWeak, type Weakness } from './password.errors.ts';

/** The usual ones: what is tried first. Its license stands beside it. */
const listFile = join(import.meta.dirname, 'common-passwords.txt');
let cachedHashes: ReadonlySet<string> | null = null;

function usualOnes(): ReadonlySet<string> {
  cachedHashes ??= new Set(readFileSync(listFile, 'utf8').split('\n'));
  return cachedHashes;
}

/** A usual one with so many digits or signs before or behind it is still one. */
const addedMost = 4;
const fewestSigns = 4;

/** The same letters typed on another keyboard or in capitals are tried as well. */
const foldOf = (password: string): string => password.normalize('NFKC').toLowerCase().trim();

/** The password without digits and signs at its ends, where these are few. */
function coreOf(password: string): string {
  const core = password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return password.length - core.length <= addedMost ? core : password;
}

/** "abcabcabc" as "abc"; everything else as it is. */
function pieceOf(text: string): string {
  const period = `${text}${text}`.indexOf(text, 1);
  return text.slice(0, period);
}

const isUsual = (password: string): boolean =>
  [password, coreOf(password), pieceOf(password), pieceOf(coreOf(password))].some(
    (form) => form !== '' && usualOnes().has(form),
  );

function isOfAddress(password: string, email: string): boolean {
  const address = foldOf(email);
  const [name = ''] = address.split('@');
  return [address, name, address.replace('@', '')].some(
    (own) => own !== '' && (password === own || coreOf(password) === own || pieceOf(password) === own),
  );
}

function weaknessOf(given: string, email: string | null): Weakness | null {
  const password = foldOf(given);
  if (new Set(password.replaceAll(/\s/gu, '')).size < fewestSigns) return 'repeated';
  if (email !== null && isOfAddress(password, email)) return 'address';
  return isUsual(password) ? 'common' : null;
}

/**
 * Lets a new password pass. `email`: whose it will be; null where nobody knows.
 * @throws RequestError 400 `auth.password-weak` for one of the usual ones, the person's own address, or a few signs repeated
 */
export function refuseWeakPassword(password: string, email: string | null): void {
  const weakness = weaknessOf(password, email);
  if (weakness !== null) throw passwordWeak(weakness);
}
