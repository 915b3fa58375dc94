import { open, readFile } from 'node:fs/promises';
import { verifyDossier } from '../dossier/verify-dossier.js';
import { verifyExport } from '../export/verify-export.js';
import { Findings, type Report } from '../report/report.js';
import { linesOf } from '../sources/lines.js';
import { openSource } from '../sources/open-source.js';
import { readText } from '../sources/read-text.js';
import type { Source } from '../sources/source.js';
import { Unreadable } from '../sources/unreadable.js';
import type { Trust } from '../trust/trust.js';
import type { Arguments } from './arguments.js';

const LONGEST_KEY = 10_000;

/** Checks what lies at the path. What turns out to be unreadable while it is checked is a finding, not an error. */
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
  return verifyExport({ events: events ?? [], heads: heads ?? [], publicKey }, trust);
}

async function readTrust({ publicKey, heads }: Omit<Arguments, 'file'>): Promise<Trust> {
  try {
    return {
      ...(publicKey !== undefined && { publicKey: await readFile(publicKey, 'utf8') }),
      ...(heads !== undefined && { heads: linesOf((await open(heads)).createReadStream(), heads) }),
    };
  } catch (error) {
    throw new Unreadable(`The file that you trust cannot be read: ${(error as Error).message}.`);
  }
}
