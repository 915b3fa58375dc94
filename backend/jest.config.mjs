const compile = (syntax) => ({
  swcrc: false,
  sourceMaps: syntax === 'typescript' ? 'inline' : false,
  jsc: {
    target: 'es2023',
    parser: { syntax, decorators: syntax === 'typescript' },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    keepClassNames: true,
  },
  module: { type: 'commonjs' },
});

/** Packages that ship ES modules only, or import modules on demand; Jest on Node 20 needs them compiled. */
const esmOnly = [
  '@nestjs/',
  'uuid/',
  'typebox/',
  'file-type/',
  'strtok3/',
  'token-types/',
  'uint8array-extras/',
  '@borewit/',
  '@tokenizer/',
  '@opentelemetry/otlp-exporter-base/',
  'openid-client/',
  'oauth4webapi/',
  'jose/',
];

const common = {
  rootDir: import.meta.dirname,
  runner: '<rootDir>/launcher/jest/shared-modules-runner.mjs',
  testEnvironment: 'node',
  moduleNameMapper: {
    '^@rigbook/contracts/(.*)$': '<rootDir>/../contracts/src/$1.ts',
    '^(\\.{1,2}/.*)\\.js$': ['$1.js', '$1'],
  },
  transform: { '^.+\\.ts$': ['@swc/jest', compile('typescript')], '^.+\\.m?js$': ['@swc/jest', compile('ecmascript')] },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')}))`],
};

export default {
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/{src,verifier/src}/**/*.spec.ts',
        '<rootDir>/test/{access-kinds,boundaries,commands,deployment,docs,migrations,security-document}.spec.ts',
      ],
    },
    {
      ...common,
      displayName: 'api',
      globals: { bundlesPerWorker: 4 }, // they take minutes, and by turns much longer than others
      testMatch: ['<rootDir>/test/**/*.spec.ts'],
      testPathIgnorePatterns: [
        '/test/(access-kinds|boundaries|commands|deployment|docs|migrations|security-document).spec.ts',
      ],
      globalSetup: '<rootDir>/test/support/global-setup.mjs',
      globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
    },
  ],
  reporters: ['default', '<rootDir>/test/support/refusals/refusals-unseen.reporter.mjs'],
  watchman: false,
  forceExit: true, // a connection or a window that a test left open must not keep the run from ending
  // a hundred races one after the other, on a busy machine; at the length of endurance as many as it takes
  testTimeout: process.env['ENDURANCE'] === 'on' ? 7_200_000 : 240_000,
};
