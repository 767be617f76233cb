export { type ConfigDescription, describeConfig } from './config/config.ts';
export { referencePage } from './guide/reference.page.ts';
export { describeApi } from './http/openapi.ts';
export { main } from './main.ts';
