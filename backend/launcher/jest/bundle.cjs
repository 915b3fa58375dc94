const { afterAll, describe, jest: framework, test } = require('@jest/globals');

// the spec files that share their modules; they come from shared-modules-runner.mjs
for (const file of globalThis.bundledSpecs)
  describe(file, () => {
    afterAll(() => {
      framework.useRealTimers();
      framework.restoreAllMocks();
    });
    try {
      framework.requireActual(file);
    } catch (error) {
      test('can be loaded', () => {
        throw error;
      });
    }
  });
