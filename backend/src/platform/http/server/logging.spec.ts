import { Writable } from 'node:stream';
import { Logger } from '@nestjs/common';
import { createLogger, PinoLogger } from './logging.js';

function linesOf(write: (logger: PinoLogger) => void): Record<string, unknown>[] {
  const written: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk));
      done();
    },
  });
  write(new PinoLogger(createLogger('debug', sink)));
  return written.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('an error in the log', () => {
  afterEach(() => {
    Logger.overrideLogger(false);
  });

  it('tells what caused it, also beside a message', () => {
    const lost = Object.assign(new Error('row refused'), { code: '23505', detail: 'Key (unit_number)=(101) exists' });
    const [line] = linesOf((logger) => {
      Logger.overrideLogger(logger);
      new Logger('Follower').error('views failed and try again', lost);
    });
    expect(line).toMatchObject({
      level: 50,
      context: 'Follower',
      msg: 'views failed and try again',
      err: { message: 'row refused', code: '23505' },
    });
  });

  it('leaves out what the database says about the values of a row', () => {
    const lost = Object.assign(new Error('row refused'), { detail: 'Key (unit_number)=(101) exists' });
    const lines = linesOf((logger) => logger.error({ correlationId: '1', err: new Error('failed', { cause: lost }) }));
    expect(JSON.stringify(lines)).toContain('row refused');
    expect(JSON.stringify(lines)).not.toContain('unit_number');
  });
});
