import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../../platform/configuration/configuration.js';

/**
 * A cookie for this host alone, which scripts cannot read. With https its name begins with `__Host-`, so that browsers take it
 * from no other host of the domain.
 */
export class HostCookie {
  constructor(
    private readonly configuration: Configuration,
    protected readonly plainName: string,
    private readonly seconds: number,
  ) {}

  read(request: FastifyRequest): string | undefined {
    return request.cookies[this.name];
  }

  set(reply: FastifyReply, value: string): void {
    void reply.setCookie(this.name, value, { ...this.options(), maxAge: this.seconds });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.options());
  }

  protected get secure(): boolean {
    return this.configuration.http.publicUrl?.startsWith('https://') ?? false;
  }

  private get name(): string {
    return this.secure ? `__Host-${this.plainName}` : this.plainName;
  }

  protected options() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.secure } as const;
  }
}
