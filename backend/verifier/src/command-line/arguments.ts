import { parseArgs } from 'node:util';

export interface Arguments {
  /** The archive or folder to check. */
  readonly file: string;
  readonly publicKey: string | undefined;
  readonly heads: string | undefined;
  readonly json: boolean;
}

export const USAGE = `Usage: rigbook-verify <dossier.zip | export.zip | folder> [options]

Checks a dossier of a booking, or an export of the whole log, against the signatures in it.

  --public-key FILE  the public key (PEM) that you have from elsewhere and trust
  --heads FILE       signed heads (JSON Lines) that you have from elsewhere, such as mailed ones
  --json             the findings as JSON

Ends with 0 where everything holds, 1 where something does not, 2 where it could not be checked.
`;

/** What was asked for; undefined where it cannot be understood. */
export function readArguments(given: readonly string[]): Arguments | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...given],
      allowPositionals: true,
      options: {
        'public-key': { type: 'string' },
        heads: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) return undefined;
    return { file, publicKey: values['public-key'], heads: values.heads, json: values.json };
  } catch {
    return undefined;
  }
}
