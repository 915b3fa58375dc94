import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

/**
 * Module hooks that let Node import our TypeScript as it stands: Jest's global setup then works on the sources, and a build
 * that was forgotten cannot spoil a test run. Used by `register('./typescript.mjs', import.meta.url)`.
 */
const contracts = new URL('../../../contracts/src/', import.meta.url);

export function resolve(specifier, context, next) {
  if (specifier.startsWith('@rigbook/contracts/')) {
    return { url: new URL(`${specifier.slice('@rigbook/contracts/'.length)}.ts`, contracts).href, shortCircuit: true };
  }
  if (specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL?.endsWith('.ts')) {
    const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
    if (existsSync(fileURLToPath(source))) return { url: source.href, shortCircuit: true };
  }
  return next(specifier, context);
}

export function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const file = fileURLToPath(url);
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    swcrc: false,
    sourceMaps: 'inline',
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    },
    module: { type: 'nodenext' },
  });
  return { format: 'module', source: code, shortCircuit: true };
}
