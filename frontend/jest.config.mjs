/** Packages that ship ES modules only; Jest on Node 20 needs them compiled. */
const esmOnly = [
  'until-async',
  'rettime',
  '@open-draft',
  '@mswjs',
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  'openapi-fetch',
  '@uppy',
  '@transloadit',
  'nanoid',
];

const compile = (syntax) => ({
  swcrc: false,
  sourceMaps: syntax.syntax === 'typescript' ? 'inline' : false,
  jsc: { target: 'es2023', parser: syntax, transform: { react: { runtime: 'automatic' } } },
  module: { type: 'commonjs' },
});

/** Component tests in jsdom. Whole journeys in a browser are in e2e. */
export default {
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/src', '<rootDir>/vite'],
  runner: '<rootDir>/../backend/launcher/jest/shared-modules-runner.mjs',
  testEnvironment: 'jest-fixed-jsdom',
  setupFiles: ['<rootDir>/src/testing/shims.ts'],
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  moduleNameMapper: {
    '^@rigbook/contracts/(.*)$': '<rootDir>/../contracts/src/$1.ts',
    '\\.css$': '<rootDir>/src/testing/css-module.cjs',
    '^antd/es/(.*)$': 'antd/lib/$1',
    '^(\\.{1,2}/.*)\\.js$': ['$1.js', '$1'],
  },
  transform: {
    '^.+\\.tsx?$': ['@swc/jest', compile({ syntax: 'typescript', tsx: true })],
    '\\.svg$': '<rootDir>/src/testing/picture-file.cjs',
    '^.+\\.m?js$': ['@swc/jest', compile({ syntax: 'ecmascript' })],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${esmOnly.join('|')})/)`],
  watchman: false,
  forceExit: true, // a connection or window left open by a test must not keep the run from ending
  testTimeout: 240_000, // generous, for busy machines
};
