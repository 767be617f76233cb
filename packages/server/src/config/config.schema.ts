import { z } from 'zod';

const units: Readonly<Record<string, number>> = { '': 1, KB: 2 ** 10, MB: 2 ** 20, GB: 2 ** 30 };

/** A size such as `1048576`, `512MB` or `2 GB`, in bytes. */
export const byteSize = z.string().transform((text, context) => {
  const match = /^(\d+(?:\.\d+)?)\s*(KB|MB|GB)?$/i.exec(text.trim());
  const unit = units[(match?.[2] ?? '').toUpperCase()];
  if (!match || unit === undefined) {
    context.addIssue('must be a number of bytes, or a size such as 512MB or 2GB');
    return z.NEVER;
  }
  return Math.round(Number(match[1]) * unit);
});

/** A whole number between two bounds, both allowed. */
export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .trim()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be between ${least} and ${most}`);

export const onOff = z
  .enum(['on', 'off'], { error: 'must be on or off' })
  .transform((value) => value === 'on');

/** Values separated by commas, without empty ones. */
export const commaList = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

export const httpUrl = z
  .string()
  .trim()
  .refine(
    (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
    'must be an http(s) address',
  )
  .transform((text) => text.replace(/\/+$/, ''));

export const plainText = z.string().trim().min(1, 'must not be empty');
