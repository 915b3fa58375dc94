import { fileURLToPath } from 'node:url';

/** The repository's folder; everything runs from there, wherever it was called. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(root);

/** For the tools we call: quiet, nothing kept running in the background, nothing sent anywhere. */
export const toolEnvironment = {
  ...process.env,
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_NO_CLOUD: 'true',
  FORCE_COLOR: '0',
  NO_COLOR: '1',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true', // it wants Node 22 from 2027 on, which each test process would say
};

const oldest = [20, 19];

/** Ends with one clear line on a Node that is too old, before a syntax error tells it less clearly. */
export function requireNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  process.stderr.write(`Rigbook needs Node ${oldest.join('.')} or later; this is ${version}. See https://nodejs.org\n`);
  process.exit(1);
}
