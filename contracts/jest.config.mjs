/** Unit and property tests of the shared rules; TypeScript is stripped by SWC, types are checked by `npm run check`. */
export default {
  rootDir: import.meta.dirname,
  runner: '<rootDir>/../backend/launcher/jest/shared-modules-runner.mjs',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { target: 'es2023', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
    ],
  },
  watchman: false,
  testTimeout: 240_000, // properties that give way to everything else
};
