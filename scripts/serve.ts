/** The server alone, as `npm run dev` runs it. */
import { main } from '@ecco/server';

await main();
