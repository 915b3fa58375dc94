import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

const source = join(__dirname, '..');

/** A file of the page: what it loads immediately, what it loads on demand, and its possible message ids. */
export interface SourceModule {
  readonly imports: readonly string[];
  readonly lazyImports: readonly string[];
  /** Packages and other bare specifiers that it loads immediately. */
  readonly packages: readonly string[];
  /** Every string in it. */
  readonly texts: ReadonlySet<string>;
  /** `nextStep.do.${step}` matches each id with one word in the gap. */
  readonly patterns: readonly RegExp[];
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /(?<!\.spec)\.tsx?$/.test(file) && !file.startsWith('testing'),
);
const fileAt = new Map(files.map((file) => [file.replace(/\.tsx?$/, ''), file]));

function read(file: string): SourceModule {
  const parsed = ts.createSourceFile(file, readFileSync(join(source, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found = {
    imports: [] as string[],
    lazyImports: [] as string[],
    packages: [] as string[],
    texts: new Set<string>(),
    patterns: [] as RegExp[],
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const { moduleSpecifier: from } = node;
      if (from === undefined || isOfTypes(node)) return;
      found.imports.push(...besides(file, from));
      if (ts.isStringLiteralLike(from) && !from.text.startsWith('.')) found.packages.push(from.text);
      return;
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      found.lazyImports.push(...node.arguments.flatMap((specifier) => besides(file, specifier)));
    if (ts.isStringLiteralLike(node)) found.texts.add(node.text);
    if (ts.isTemplateExpression(node) && /^\w+\./.test(node.head.text)) found.patterns.push(patternOf(node));
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(parsed, visit);
  return found;
}

const isOfTypes = (node: ts.ImportDeclaration | ts.ExportDeclaration): boolean =>
  ts.isImportDeclaration(node) ? node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword : node.isTypeOnly;

/** The file that an import means; packages have none. */
function besides(file: string, specifier: ts.Node): string[] {
  if (!ts.isStringLiteralLike(specifier) || !specifier.text.startsWith('.')) return [];
  const meant = fileAt.get(posix.join(posix.dirname(file), specifier.text).replace(/\.js$/, ''));
  return meant === undefined ? [] : [meant];
}

const patternOf = ({ head, templateSpans }: ts.TemplateExpression): RegExp =>
  new RegExp(
    `^${[head, ...templateSpans.map(({ literal }) => literal)].map(({ text }) => escaped(text)).join('[^.]+')}$`,
  );

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The files of the page, by path below `src`. */
export const sourceModules: ReadonlyMap<string, SourceModule> = new Map(files.map((file) => [file, read(file)]));

/** Which of the ids some of these files use. */
export function saidIn(files: Iterable<string>, ids: readonly string[]): string[] {
  const read = [...files].flatMap((file) => sourceModules.get(file) ?? []);
  const patterns = read.flatMap((module) => module.patterns);
  return ids.filter((id) => read.some(({ texts }) => texts.has(id)) || patterns.some((pattern) => pattern.test(id)));
}
