export { type ConfigDescription, describeConfig } from './config/config.ts';
export { describeApi, type OpenApiDocument } from './http/openapi.ts';
export { main } from './main.ts';
