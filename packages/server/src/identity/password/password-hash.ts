import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

type Cost = { memory: number; passes: number; parallelism: number };

/** What OWASP asks for at least: 19 MiB, two passes, one lane. */
const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltBytes = 16;
const keyBytes = 32;
/** Argon2 1.3, in the hexadecimal 0x13 that the string form writes as a decimal. */
const version = 19;
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** The same letters typed on another keyboard are the same password. */
const bytesOf = (password: string): Buffer => Buffer.from(password.normalize('NFKC'));

type Ask = Cost & { password: string; salt: Buffer; length: number };

const derive = ({ password, salt, length, ...rest }: Ask): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    argon2(
      'argon2id',
      { message: bytesOf(password), nonce: salt, tagLength: length, ...rest },
      (error, key) => (error ? reject(error) : resolve(key)),
    ),
  );

/** Hashes a password; the string holds the salt and the cost besides (PHC form). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await derive({ ...cost, password, salt, length: keyBytes });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=${version}$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(key)}`;
}

/** Whether this is the password of the hash; false for what is no hash of ours. */
export async function isPasswordOf(hash: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', key = ''] = phc.exec(hash) ?? [];
  if (salt === '') return false;
  const expected = Buffer.from(key, 'base64');
  const derived = await derive({
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    password,
    salt: Buffer.from(salt, 'base64'),
    length: expected.length,
  });
  return timingSafeEqual(derived, expected);
}
