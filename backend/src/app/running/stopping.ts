import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Whether this process is about to stop, which its readiness tells the proxy. */
@Injectable()
export class Stopping {
  private asked = false;

  get hasBegun(): boolean {
    return this.asked;
  }

  begin(): void {
    this.asked = true;
  }
}

/** Says that the process stops, and goes on answering while the proxy notices. Each answer closes its connection. */
export async function drain(app: NestFastifyApplication, millis: number): Promise<void> {
  app.get(Stopping).begin();
  app.getHttpServer().prependListener('request', (_request: unknown, response: ServerResponse) => {
    response.setHeader('Connection', 'close');
  });
  await sleep(millis);
}
