/**
 * Makes something at its first use and keeps it. Formats for dates and orders take the browser milliseconds to make,
 * which a page that shows none should not wait for.
 */
export function madeOnce<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
