import { ConfigurationError } from '../configuration/configuration.js';
import { refuseOldServer } from './migrate.js';

it.each(['16.0', '17beta1', '18.4', '18.4 (Debian 18.4-1.pgdg12+1)'])(
  'a server of version %s is new enough',
  (version) => expect(() => refuseOldServer(version)).not.toThrow(),
);

it.each(['15.20 (Debian 15.20-0+deb12u1)', '9.6.24', ''])(
  'a server of version %j stops the start with one line',
  (version) =>
    expect(() => refuseOldServer(version)).toThrow(
      new ConfigurationError(`Rigbook needs Postgres 16 or later; the server of DATABASE_URL is ${version}.`),
    ),
);
