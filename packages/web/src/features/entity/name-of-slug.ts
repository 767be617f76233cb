/** How somebody is called whom only an address names: "ines-varga" -> "Ines Varga". */
export const nameOfSlug = (slug: string): string =>
  slug
    .split(/[-_\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toLocaleUpperCase() + word.slice(1))
    .join(' ') || slug;
