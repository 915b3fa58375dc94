import { commandLines } from './command-lines.js';
import { readLines } from './read-lines.js';

export const httpLines = { ...commandLines, ...readLines };

export type HttpLineName = keyof typeof httpLines;

export const httpLineNames = Object.keys(httpLines) as readonly HttpLineName[];
