import { ConfigurationError } from './configuration.js';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads single variables; an empty one counts as not set. Values of secrets never appear in a message. */
export class Variables {
  constructor(private readonly environment: Environment) {}

  text(name: string): string | undefined {
    return this.environment[name]?.trim() || undefined;
  }

  required(name: string, why: string): string {
    const value = this.text(name);
    if (value === undefined) throw new ConfigurationError(`${name} is not set: ${why}.`);
    return value;
  }

  wholeNumber(name: string, fallback: number, { from, to }: { from: number; to: number }): number {
    const value = this.text(name);
    if (value === undefined) return fallback;
    const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
    if (number >= from && number <= to) return number;
    throw new ConfigurationError(`${name} must be a whole number from ${from} to ${to}, but is "${value}".`);
  }

  choice<C extends string>(name: string, choices: readonly C[]): C | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const chosen = choices.find((choice) => choice === value);
    if (chosen) return chosen;
    throw new ConfigurationError(`${name} must be ${choices.join(' or ')}, but is "${value}".`);
  }

  /** `protocols` without colon, e.g. `['https', 'http']`. */
  url(name: string, protocols: readonly string[]): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol.slice(0, -1))) return value;
    throw new ConfigurationError(`${name} must be an address that begins with ${protocols.join(':// or ')}://.`);
  }

  secret(name: string, minimumLength: number): string | undefined {
    const value = this.text(name);
    if (value === undefined || value.length >= minimumLength) return value;
    throw new ConfigurationError(`${name} must have at least ${minimumLength} characters.`);
  }

  /**
   * Reads variables that belong together. Undefined if none of the group is set; the optional ones mean nothing without it.
   * @throws ConfigurationError that names a missing one if others are set
   */
  group<Name extends string>(
    names: readonly Name[],
    belonging: readonly string[] = [],
  ): Record<Name, string> | undefined {
    const given = [...names, ...belonging].find((name) => this.text(name) !== undefined);
    if (given === undefined) return undefined;
    const values = names.map((name) => [name, this.required(name, `it belongs to ${given}`)] as const);
    return Object.fromEntries(values) as Record<Name, string>;
  }
}
