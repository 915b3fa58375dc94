import config from './jest.config.mjs';

/** The same specs in one file of Jest's: see src/testing/all-specs.ts. */
export default { ...config, testMatch: ['<rootDir>/src/testing/all-specs.ts'] };
