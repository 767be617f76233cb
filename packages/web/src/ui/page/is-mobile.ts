/**
 * Whether this is a telephone, by what the browser says of itself: some limits of the product go by it. Layout never
 * does; it goes by the width there is.
 */
export const isMobile = (userAgent: string = navigator.userAgent): boolean =>
  /Mobi|Android|iPhone|iPod/i.test(userAgent);
