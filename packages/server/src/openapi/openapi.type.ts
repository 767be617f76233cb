import type { OpenAPIGenerator } from '@orpc/openapi';

export type OpenApiDocument = Awaited<ReturnType<OpenAPIGenerator['generate']>>;
type PathItem = NonNullable<NonNullable<OpenApiDocument['paths']>[string]>;
export type Operation = NonNullable<PathItem['get']>;
