import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The compiled backend of this checkout. */
export const OUR_DIST = path.resolve(import.meta.dirname, '../..');

/** The compiled backend of a built checkout in that folder, as it was on 6dbc393 and later. */
export const distOf = (checkout: string): string => path.resolve(checkout, 'backend/dist');

/** Imports a module of a compiled backend, which is assumed to have the shape of ours. */
export const moduleOf = async <Module>(dist: string, file: string): Promise<Module> =>
  (await import(pathToFileURL(path.join(dist, file)).href)) as Module;
