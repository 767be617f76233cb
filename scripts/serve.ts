/** The server alone, as `npm run dev` and the journeys run it. */
import { keepCompiledModules } from './compile-cache.ts';

keepCompiledModules();
const { main } = await import('@ecco/server');
await main();
