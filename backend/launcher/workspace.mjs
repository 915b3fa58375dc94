import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The repository's folder, from which everything runs. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(root);

/** The root and its workspaces as their package.json describes them, in the order in which each comes after those that it needs. */
export function workspaces() {
  const read = (folder) => ({ folder, ...JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) });
  const ofRoot = read('.');
  return [ofRoot, ...ofRoot.workspaces.map(read)];
}

/** Environment of the tools we call: quiet. */
export const toolEnvironment = {
  ...process.env,
  FORCE_COLOR: '0',
  NO_COLOR: '1',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true', // each test process would warn that it needs Node 22 from 2027 on
};

const oldest = [20, 19];

/** Ends with one clear line if Node is too old, before an unclear syntax error. */
export function requireNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  process.stderr.write(`Rigbook needs Node ${oldest.join('.')} or later; this is ${version}. See https://nodejs.org\n`);
  process.exit(1);
}
