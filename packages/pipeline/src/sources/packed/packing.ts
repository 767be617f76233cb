export const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3;

/** Whether bytes are those of an archive, by their first ones. */
export const isPacked = (bytes: Uint8Array): boolean => isGzip(bytes) || isZip(bytes);
