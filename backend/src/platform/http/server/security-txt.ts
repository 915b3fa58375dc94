import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Clock } from '../../time/clock.js';
import type { HttpConfiguration } from '../../configuration/configuration.js';

const DAYS_UNTIL_ASKED_AGAIN = 90;
const DAY_MS = 86_400_000;

/** Tells finders of a weakness of this installation where to report it (RFC 9116). Without a contact there is no such file. */
export function serveSecurityTxt(
  app: NestFastifyApplication,
  { securityContact, publicUrl }: Pick<HttpConfiguration, 'securityContact' | 'publicUrl'>,
): void {
  if (securityContact === undefined) return;
  const address = '/.well-known/security.txt';
  const clock = app.get(Clock);
  const server = app.getHttpAdapter().getInstance();
  server.get(address, (_request, reply) => {
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(Date.parse(clock.now()) + DAYS_UNTIL_ASKED_AGAIN * DAY_MS).toISOString()}`,
      'Preferred-Languages: en, he',
      ...(publicUrl ? [`Canonical: ${publicUrl}${address}`] : []),
    ];
    return reply
      .header('Cache-Control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}
