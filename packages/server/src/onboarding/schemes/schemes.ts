import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OnboardingScheme, onboardingSchemes } from '@ecco/domain';
import { z } from 'zod';
import { schemeInvalid } from './scheme.errors.ts';
import { SchemeContent } from './scheme.schema.ts';

const fileOf = (scheme: OnboardingScheme): string => `${scheme.replaceAll('_', '-')}.scheme.json`;

/** @throws SchemeError that names the file and what is wrong with it */
export function readScheme(scheme: OnboardingScheme, directory: string = import.meta.dirname): SchemeContent {
  const file = fileOf(scheme);
  try {
    return SchemeContent.parse(JSON.parse(readFileSync(join(directory, file), 'utf8')));
  } catch (error) {
    const problem = error instanceof z.ZodError ? z.prettifyError(error) : 'it is missing or no JSON.';
    throw schemeInvalid(file, error, problem);
  }
}

/** The onboarding of every scheme, read when the process starts. */
export const schemes = z
  .record(z.enum(onboardingSchemes), z.custom<SchemeContent>())
  .parse(Object.fromEntries(onboardingSchemes.map((scheme) => [scheme, readScheme(scheme)])));
