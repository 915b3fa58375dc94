import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
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

export default tseslint.config(
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
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true, allowStaticOnly: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-misused-spread': 'off', // characters of a text, fields of a response
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      '@typescript-eslint/no-unnecessary-type-parameters': 'off', // the caller names the shape of a row
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off', // responses are plain objects described by a class
      '@typescript-eslint/require-await': 'off', // interfaces decide what is asynchronous
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
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
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
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
  prettier,
);
