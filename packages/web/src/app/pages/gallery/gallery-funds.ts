/** Invented funds, for the tables and rows of the gallery. */
export type GalleryFund = { name: string; state: string; assets: string };

export const galleryFunds: readonly GalleryFund[] = [
  { name: 'Larch Valley Teachers', state: 'Oregon', assets: '$41.2 billion' },
  { name: 'Port Avery Employees', state: 'Maine', assets: '$8.9 billion' },
  { name: 'Stonebrook Fire and Police', state: 'Ohio', assets: '$3.4 billion' },
];
