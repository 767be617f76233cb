import { expect, it } from 'vitest';
import { toRequestError } from './failure.ts';

it('an answer that takes too long is told as such, to be asked again, and not as a fault of ours', () => {
  const slow = Object.assign(new Error('The answer took too long. Ask again.'), { code: 'answer.too_slow' });
  const { statusCode, code, message } = toRequestError(slow);
  expect({ statusCode, code, message }).toEqual({
    statusCode: 503,
    code: 'answer.too_slow',
    message: 'The answer took too long. Ask again.',
  });
});
