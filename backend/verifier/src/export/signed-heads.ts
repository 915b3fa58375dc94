import { type Head, readHead } from '../format/head.js';
import type { PublicKey } from '../format/public-key.js';
import { counted, type Findings, FirstBreak } from '../report/report.js';
import type { Lines } from '../sources/lines.js';

export interface FileOfHeads {
  /** Its name in sentences. */
  readonly from: string;
  readonly lines: Lines;
  /** True for heads that the reader gave: each must be usable. A file of the server may end with a torn line. */
  readonly ownedByReader: boolean;
}

/** Signed heads by number. Two heads with the same number and different hashes are broken. */
export class SignedHeads {
  private readonly byNumber = new Map<number, Head>();
  newest: Head | undefined;

  /** Reads files with one head per line. Ignores empty lines and accepts any line break. */
  static async read(files: readonly FileOfHeads[], key: PublicKey, findings: Findings): Promise<SignedHeads> {
    const heads = new SignedHeads();
    const signatures = new FirstBreak('heads');
    let read = 0;
    for (const { from, lines, ownedByReader } of files) {
      let [number, usable, torn] = [0, 0, ''];
      for await (const untrimmed of lines) {
        number += 1;
        const line = untrimmed.trim();
        if (line === '') continue;
        if (torn !== '') signatures.break(`${torn} is cut off, but others follow it.`);
        torn = '';
        const name = `The head in line ${number} of ${from}`;
        if (!ownedByReader && isCutOff(line)) torn = name;
        else {
          read += 1;
          usable += heads.add(line, key, name, signatures) ? 1 : 0;
        }
      }
      if (torn !== '') findings.note('heads', `${torn}, the last one, was cut off while being written and is ignored.`);
      if (ownedByReader && usable === 0) signatures.break(`There is no head in ${from} that is signed with the key.`);
    }
    signatures.tell(findings, `${counted(read, 'head')} ${read === 1 ? 'is' : 'are'} signed with the key.`);
    return heads;
  }

  get(number: number): Head | undefined {
    return this.byNumber.get(number);
  }

  all(): Iterable<Head> {
    return this.byNumber.values();
  }

  /** Whether the line is a head that can be used. */
  private add(line: string, key: PublicKey, name: string, signatures: FirstBreak): boolean {
    const read = readHead(line, key);
    if ('flaw' in read) {
      signatures.break(`${name} ${read.flaw}.`);
      return false;
    }
    const { head } = read;
    const other = this.byNumber.get(head.number);
    if (other && other.hash !== head.hash) {
      signatures.break(`${name} contradicts an earlier one: both are signed for number ${head.number}.`);
      return false;
    }
    this.byNumber.set(head.number, head);
    if (!this.newest || head.number > this.newest.number) this.newest = head;
    return true;
  }
}

/** What a crash leaves of a line: the beginning of an object without its end. */
const isCutOff = (line: string): boolean => line.startsWith('{') && !line.endsWith('}');
