import { open, readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { verifyDossier } from '../dossier/verify-dossier.js';
import { verifyExport } from '../export/verify-export.js';
import { Findings, type Report } from '../report/report.js';
import { linesOf } from '../sources/lines.js';
import { openSource } from '../sources/open-source.js';
import { readText, type Source, Unreadable } from '../sources/source.js';
import type { Trust } from '../trust/trusted-key.js';

interface Arguments {
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

/** The parsed arguments; undefined if they make no sense. */
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

const LONGEST_KEY = 10_000;

/** Checks the archive or folder. A part that turns out to be unreadable is a finding, not an error. */
export async function verifyFile({ file, ...given }: Arguments): Promise<Report> {
  const trust = await readTrust(given);
  const source = await openSource(file);
  try {
    return await verifySource(source, trust);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    const findings = new Findings();
    findings.broken('files', error.message);
    return findings.report();
  } finally {
    source.close();
  }
}

function verifySource(source: Source, trust: Trust): Promise<Report> {
  const isDossier = source.has('manifest.json') || source.has('proof.json');
  return isDossier ? verifyDossier(source, trust) : verifyExportIn(source, trust);
}

async function verifyExportIn(source: Source, trust: Trust): Promise<Report> {
  for (const name of ['events.jsonl', 'heads.jsonl'])
    if (!source.has(name)) throw new Unreadable(`${name} is missing: this is neither a dossier nor an export.`);
  const publicKey = await readText(source, 'public-key.pem', LONGEST_KEY);
  const [events, heads] = ['events.jsonl', 'heads.jsonl'].map((name) => linesOf(source.bytes(name), name));
  const [texts, redactions] = ['texts.jsonl', 'redactions.jsonl'].map((name) =>
    source.has(name) ? linesOf(source.bytes(name), name) : [],
  );
  const files = { events: events ?? [], texts: texts ?? [], redactions: redactions ?? [], heads: heads ?? [] };
  return verifyExport({ ...files, publicKey }, trust);
}

async function readTrust({ publicKey, heads }: Omit<Arguments, 'file'>): Promise<Trust> {
  try {
    return {
      ...(publicKey !== undefined && { publicKey: await readFile(publicKey, 'utf8') }),
      ...(heads !== undefined && { heads: linesOf((await open(heads)).createReadStream(), heads) }),
    };
  } catch (error) {
    throw new Unreadable(`The key or heads that you gave cannot be read: ${(error as Error).message}.`);
  }
}
