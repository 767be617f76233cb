export { describeApi, describeApiOnce } from './app/openapi/openapi.ts';
export { type ConfigDescription, describeConfig } from './config/config.ts';
export { referencePage } from './guide/reference.page.ts';
export { main } from './main.ts';
