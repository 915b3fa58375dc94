import { createHash } from 'node:crypto';

export interface DossierFile {
  readonly name: string;
  readonly content: Buffer;
}

export const textFile = (name: string, text: string): DossierFile => ({ name, content: Buffer.from(text) });

/** Indented JSON, for people to read too. */
export const jsonFile = (name: string, value: object): DossierFile =>
  textFile(name, `${JSON.stringify(value, null, 2)}\n`);

export const sha256Of = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');
