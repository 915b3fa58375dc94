const { default: Sequencer } = require('@jest/test-sequencer');

/** The tests that start processes again and again begin first, or all others wait for them at the end. */
module.exports = class LongestFirst extends Sequencer {
  async sort(tests) {
    const isLongest = ({ path }) => /killed-\w+\.spec\.ts$/.test(path);
    const sorted = await super.sort(tests);
    return [...sorted.filter(isLongest), ...sorted.filter((test) => !isLongest(test))];
  }
};
