import { demoAdminPassword } from '@rigbook/contracts/settings/settings.rules';
import type { Configuration } from '../../platform/configuration/configuration.js';

/**
 * The lines printed when everything runs: the address, and in a demo the accounts. `adminPassword` describes the admin password.
 */
export function readyLines({ http, demo }: Configuration, port: number, adminPassword: string): string[] {
  return [
    `Rigbook is ready at ${http.publicUrl ?? address(http.host, port)}`,
    ...(demo ? demoAccounts(adminPassword) : []),
  ];
}

const everyInterface = ['0.0.0.0', '::', '127.0.0.1', '::1'];
const address = (host: string, port: number) =>
  `http://${everyInterface.includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;

const demoAccounts = (adminPassword: string) => [
  '',
  'Demo accounts (unit number, last four digits of the phone):',
  `  100  0100  administrator; ${adminPassword}`,
  '  101  0101  responder; 102 to 105 likewise',
  `  110  0110  auditor; audit password ${demoAdminPassword}`,
  '  111  0111  newcomer without a profile',
  'Stop with Ctrl-C.',
];
