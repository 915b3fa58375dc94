import type { OpenAPIObject } from '@nestjs/swagger';
import { ON_BEHALF_OF_HEADER } from '@rigbook/contracts/integrations/access-token.words';
import type { Access } from '../access.decorators.js';
import { scopeOf } from './describe-token-access.js';
import { accessOf, type Operation, routesOf, takes } from './routes.js';

const people: Readonly<Record<Access, string>> = {
  public: 'everyone, signed out too',
  'signed-in': 'everyone who is signed in',
  responder: 'responders and administrators',
  auditor: 'auditors and administrators, after their second factor',
  admin: 'administrators after their second factor',
};

/** Who may call each route, as a page for people to review. The guards and this page both follow the routes' decorators. */
export function accessTable(document: OpenAPIObject): string {
  const routes = [...routesOf(document)].sort((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)));
  const rows = routes.map(({ method, path, operation }) => [
    `\`${method.toUpperCase()} ${path}\``,
    people[accessOf(operation)],
    programsOf(operation),
  ]);
  return `# Who may call which route

Written by \`npm run openapi\` from the access decorators of the controllers. A route may decide more: for a responder, somebody
else's booking does not exist ([domain](domain.md#who-may-what)). \`backend/test/http/access-table.spec.ts\` calls every route as
every kind of caller.

${markdownTable(['route', 'people', 'access tokens with'], rows)}`;
}

function programsOf(operation: Operation): string {
  const scope = scopeOf(operation);
  if (scope === undefined) return '';
  return takes(operation, 'header', ON_BEHALF_OF_HEADER) ? `\`${scope}\`, for a responder` : `\`${scope}\``;
}

function markdownTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = headings.map((heading, at) => Math.max(heading.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |\n`;
  return [line(headings), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('');
}
