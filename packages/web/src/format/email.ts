const shape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether somebody may have meant this as an address; the server decides what is one. */
export const looksLikeEmail = (text: string): boolean => shape.test(text);
