const { default: Sequencer } = require('@jest/test-sequencer');

/** The test that starts a server twenty times begins first, or all others wait for it at the end. */
module.exports = class LongestFirst extends Sequencer {
  async sort(tests) {
    const isLongest = ({ path }) => path.endsWith('killed-server.spec.ts');
    const sorted = await super.sort(tests);
    return [...sorted.filter(isLongest), ...sorted.filter((test) => !isLongest(test))];
  }
};
