import { setImmediate as turn } from 'node:timers/promises';
import type { Proof } from '../proof/proof.js';
import type { DossierFile } from './dossier-file.js';

const LINKS_AT_A_TIME = 5_000;

/** One link per line and no other white space, to keep it small: it grows with all events in between, of any booking. */
export async function proofFile({ links, ...rest }: Proof): Promise<DossierFile> {
  const parts = [Buffer.from(`${JSON.stringify(rest).slice(0, -1)},"links":[`)];
  for (let at = 0; at < links.length; at += LINKS_AT_A_TIME) {
    const lines = links.slice(at, at + LINKS_AT_A_TIME).map((link) => JSON.stringify(link));
    parts.push(Buffer.from(`${at === 0 ? '' : ','}\n${lines.join(',\n')}`));
    await turn();
  }
  return { name: 'proof.json', content: Buffer.concat([...parts, Buffer.from('\n]}\n')]) };
}
