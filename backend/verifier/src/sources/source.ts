/** The files that were given, wherever they lie: a folder or an archive. */
export interface Source {
  /** Plain names, sorted; there are no folders within. */
  readonly names: readonly string[];
  has(name: string): boolean;
  /** The file's bytes as they come; throws `Unreadable` where they cannot be had. */
  bytes(name: string): AsyncIterable<Uint8Array>;
  close(): void;
}
