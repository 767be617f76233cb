/** The fallback brand: what it does not say itself is taken from the complete catalogue. */
export const pastime = {
  brand: { name: 'Pastime' },
  email: 'hello@pastime.example',
  welcome: { title: 'Welcome to Pastime' },
} as const;
