import type { DemoPasswords } from '../demo/demo-passwords.js';
import type { Configuration } from '../../platform/configuration/configuration.js';

/**
 * The lines printed when everything runs: the address, and in a demo the accounts.
 */
export function readyLines({ http, demo }: Configuration, port: number, passwords: DemoPasswords): string[] {
  return [
    `Rigbook is ready at ${http.publicUrl ?? address(http.host, port)}`,
    ...(demo ? demoAccounts(passwords) : []),
  ];
}

const everyInterface = ['0.0.0.0', '::', '127.0.0.1', '::1'];
const address = (host: string, port: number) =>
  `http://${everyInterface.includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;

const demoAccounts = ({ administrator, auditor }: DemoPasswords) => [
  '',
  'Demo accounts (unit number, last four digits of the phone):',
  `  100  0100  administrator; ${administrator}`,
  '  101  0101  responder; 102 to 105 likewise',
  `  110  0110  auditor; ${auditor}`,
  '  111  0111  newcomer without a profile',
  'Stop with Ctrl-C.',
];
