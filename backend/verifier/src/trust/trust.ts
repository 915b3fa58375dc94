import type { Lines } from '../sources/lines.js';

/** What the reader has from elsewhere and believes. */
export interface Trust {
  /** PEM. */
  readonly publicKey?: string;
  /** Lines of heads, such as those that were mailed. */
  readonly heads?: Lines;
}
