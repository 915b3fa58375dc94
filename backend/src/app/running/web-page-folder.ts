import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where the built page is: beside the backend, which is some folders above this file, how many depends on the bundle. */
export function webPageFolder(from = import.meta.dirname): string {
  const folder = path.join(from, 'frontend/dist');
  const above = path.dirname(from);
  return existsSync(folder) || above === from ? folder : webPageFolder(above);
}
