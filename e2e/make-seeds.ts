/** Makes the seeds before the journeys ask for them. */
import { prepareSeeds } from './seed.ts';

await prepareSeeds();
