import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** What facts, folds, decisions, rules, words and policies are written in: nothing but values in, values out. */
const pureFiles = ['{backend,contracts}/src/**/*.{events,state,decision,rules,words,policy}.ts'];

const ambientTime = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Take the time as an argument.' },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Take the time as an argument.',
  },
  {
    selector:
      "CallExpression[callee.object.name='DateTime'][callee.property.name=/^(now|local|utc)$/][arguments.length=0]",
    message: 'Take the time as an argument.',
  },
];

const sideEffects = [
  { selector: 'AwaitExpression', message: 'A pure file waits for nothing: take what it needs as an argument.' },
  { selector: "CallExpression[callee.property.name='randomUUID']", message: 'Take the id as an argument.' },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: 'Take it as an argument.',
  },
];

const machinery = {
  patterns: [
    {
      group: ['@nestjs/*', 'typeorm', 'typeorm/*', 'bullmq', 'pg', 'fastify', '@fastify/*', 'ioredis', 'node:*'],
      message: 'A pure file knows no framework, no database and no machine.',
    },
    {
      group: ['http', 'fields', 'commands', 'event-store', 'database'].map((module) => `**/platform/${module}/*`),
      allowTypeImports: true,
      message: 'A pure file takes only types from these.',
    },
  ],
};

// Everything else is in .oxlintrc.json: oxlint is ten times as fast, and has no rule for syntax of our own choice (backend/launcher/NOTES.md)
export default defineConfig(
  { ignores: ['**/dist/', 'contracts/src/api.types.ts'] },
  {
    files: ['{backend,contracts}/src/**/*.ts'],
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { experimentalDecorators: true, emitDecoratorMetadata: true },
    },
  },
  {
    files: ['backend/src/**/*.ts'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    // what Nest injects is needed at run time, which oxlint does not know
    rules: { '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }] },
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: ['backend/src/platform/**', 'backend/src/app/**', '**/*.spec.ts'],
    rules: { 'no-restricted-syntax': ['error', ...ambientTime] },
  },
  {
    files: pureFiles,
    rules: {
      'no-restricted-syntax': ['error', ...ambientTime, ...sideEffects],
      'no-restricted-imports': ['error', machinery],
    },
  },
);
