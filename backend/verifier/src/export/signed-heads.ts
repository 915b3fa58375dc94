import { type Head, readHead } from '../format/head.js';
import type { PublicKey } from '../format/public-key.js';
import { counted, type Findings, FirstBreak } from '../report/report.js';
import type { Lines } from '../sources/lines.js';

export interface FileOfHeads {
  /** Names it in sentences. */
  readonly from: string;
  readonly lines: Lines;
  /** Whoever gives heads of their own means to use them: each has to be whole. A file of the server may end with a torn one. */
  readonly ownedByReader: boolean;
}

/** What signed heads say, by number. Two heads with one number and two hashes are broken. */
export class SignedHeads {
  private readonly byNumber = new Map<number, Head>();
  newest: Head | undefined;

  /** Reads heads out of files, one a line. Empty lines and the line breaks of other systems say nothing. */
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
        if (torn !== '') signatures.break(`${torn} is cut off, and others follow it.`);
        torn = '';
        const name = `The head in line ${number} of ${from}`;
        if (!ownedByReader && isCutOff(line)) torn = name;
        else {
          read += 1;
          usable += heads.add(line, key, name, signatures) ? 1 : 0;
        }
      }
      if (torn !== '') findings.note('heads', `${torn}, the last one, was cut off while being written and is ignored.`);
      if (ownedByReader && usable === 0) signatures.break(`There is no head in ${from} that the key has signed.`);
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
