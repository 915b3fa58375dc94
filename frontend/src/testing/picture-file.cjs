const { basename } = require('node:path');

/** The address of a picture is the name of its file. */
module.exports = {
  process: (_, file) => ({ code: `module.exports = { __esModule: true, default: '/${basename(file)}' };` }),
};
