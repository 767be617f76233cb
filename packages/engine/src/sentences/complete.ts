/** A mark ends it, or leads to what follows. */
export const complete = /[.!?…。！？:;]["'”’)\]]*\s*$/u;
