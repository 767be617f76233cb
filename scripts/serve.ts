/** The server alone, as `npm run dev` and the journeys run it. */
import { importQuickly } from './process/quick-imports.ts';

importQuickly();
const { main } = await import('@ecco/server');
await main();
