import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
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
  ],
};

// Rules that need types are in .oxlintrc.json, where a compiler written in Go finds them (ADR 0029)
export default defineConfig(
  {
    ignores: [
      '**/dist/',
      '**/dist-types/',
      '**/coverage/',
      '**/test-results/',
      '**/playwright-report/',
      'contracts/src/api.types.ts',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict],
    languageOptions: { parserOptions: { experimentalDecorators: true, emitDecoratorMetadata: true } },
    rules: {
      'no-unexpected-multiline': 'off', // the formatter breaks lines where no semicolon is missing
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true, allowStaticOnly: true }],
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    files: ['{backend,contracts,frontend}/src/**/*.{ts,tsx}', 'backend/migrations/**/*.ts'],
    rules: { 'no-console': 'error' },
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
  {
    files: ['frontend/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: [
      '**/*.spec.{ts,tsx}',
      'backend/test/**/*.ts',
      'frontend/{e2e,src/testing}/**/*.{ts,tsx}',
      'backend/bench/**/*.ts',
    ],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: {
        console: 'readonly',
        module: 'writable',
        performance: 'readonly',
        process: 'readonly',
        URL: 'readonly',
        setInterval: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        globalThis: 'readonly',
      },
    },
  },
);
