/** Loaded before the product: its clock goes wrong by as many ms as a file says. */
import { readFileSync } from 'node:fs';

const file = process.env['CHAOS_CLOCK'] ?? '';
const RealDate = Date;
let offset = 0;

setInterval(() => {
  try {
    offset = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    offset = 0;
  }
}, 100).unref();

class SteppedDate extends RealDate {
  constructor(...parts: [] | [number | string | Date]) {
    if (parts.length === 0) super(RealDate.now() + offset);
    else super(...parts);
  }

  static override now(): number {
    return RealDate.now() + offset;
  }
}

Object.assign(globalThis, { Date: SteppedDate });
