import { prepareSeeds } from './seed.ts';

// The runner takes the default export of the file that it is named.
export default prepareSeeds;
