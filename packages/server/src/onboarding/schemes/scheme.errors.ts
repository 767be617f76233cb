/** A file of a scheme is missing or not what it has to be; the product does not start with it. */
export class SchemeError extends Error {
  override readonly name = 'SchemeError';
  readonly code = 'onboarding.scheme-invalid';
}

export const schemeInvalid = (file: string, cause: unknown, problem: string): SchemeError =>
  new SchemeError(`The onboarding scheme ${file} cannot be used: ${problem}`, { cause });
