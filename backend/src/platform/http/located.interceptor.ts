import { Injectable, UseInterceptors } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { tap, type Observable } from 'rxjs';

/** Names the address of what was created, as `Location: <collection>/<id>`. */
@Injectable()
class LocatedInterceptor implements NestInterceptor<{ readonly id: string }> {
  constructor(private readonly collection: string) {}

  intercept(execution: ExecutionContext, next: CallHandler<{ readonly id: string }>): Observable<{ id: string }> {
    const reply = execution.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(tap(({ id }) => void reply.header('Location', `${this.collection}/${id}`)));
  }
}

/** Write it below `@Idempotent()`: then it also sees the answer to a repeat, which gets the header too. */
export const LocatedUnder = (collection: string) => UseInterceptors(new LocatedInterceptor(collection));
