export * from './names.generated.ts';
