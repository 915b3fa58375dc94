import config from './jest.config.mjs';

/** The API's specs, most of them in a few files of Jest's: see test/support/specs-together.ts. */
export default {
  ...config.projects.find(({ displayName }) => displayName === 'api'),
  testMatch: ['<rootDir>/test/together/part-*.ts', '<rootDir>/test/**/killed-*.spec.ts'],
  testPathIgnorePatterns: [],
  testSequencer: '<rootDir>/test/support/longest-first.cjs',
  testTimeout: config.testTimeout,
  watchman: false,
};
