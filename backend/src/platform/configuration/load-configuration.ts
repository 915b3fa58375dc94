import type { Configuration } from './configuration.js';
import { readConfiguration } from './read-configuration.js';
import { keptSessionSecret } from './session-secret.js';
import type { Environment } from './variables.js';

/** What a process starts with. Makes and keeps a session secret where none is set. @throws ConfigurationError */
export function loadConfiguration(environment: Environment = process.env): Configuration {
  const read = readConfiguration(environment);
  return { ...read, sessionSecret: read.sessionSecret ?? keptSessionSecret(read.dataFolder) };
}
