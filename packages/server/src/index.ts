export { type ConfigDescription, describeConfig } from './config/config.ts';
export { referencePage } from './guide/reference.page.ts';
export { main } from './main.ts';
export { describeApi, describeApiOnce } from './openapi/openapi.ts';
