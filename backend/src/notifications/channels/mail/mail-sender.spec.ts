import { type BookingId, instant } from '@rigbook/contracts/kernel';
import fc from 'fast-check';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { type MailPart, mailParts } from '../../../../test/support/servers/mail-parts.js';
import { type MailServer, reply, startMailServer } from '../../../../test/support/servers/mail-server.js';
import { readConfiguration } from '../../../platform/configuration/read-configuration.js';
import type { Configuration } from '../../../platform/configuration/configuration.js';
import { calendarFile } from '../../calendar/calendar-file.js';
import { type Mail, MailSender, type Patience } from './mail-sender.js';

/** A machine under load answers late. */
const patient = { connecting: 60_000, silence: 60_000, altogether: 120_000 };
/** Only where no answer is waited for. */
const hasty = { connecting: 300, silence: 300, altogether: 1_000 };
const mail: Mail = {
  id: '0199c0de-0001-7000-8000-000000000001',
  to: { name: 'Dana Levi', address: 'dana@example.org' },
  subject: 'אושר: ALS1',
  html: '<p>שלום <b>Dana</b></p>',
  text: 'שלום Dana',
};

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

const configured = (smtpUrl: string, patience: Patience = patient): MailSender => {
  const environment = { SMTP_URL: smtpUrl, MAIL_FROM: 'Night Riders <office@rigbook.example>' };
  const sender = new MailSender(readConfiguration(environment) as Configuration, patience);
  open.push({ close: () => sender.onApplicationShutdown() });
  return sender;
};
async function serving(options?: Parameters<typeof startMailServer>[0]): Promise<[MailSender, MailServer]> {
  const server = await startMailServer(options);
  open.push(server);
  return [configured(`smtp://127.0.0.1:${server.port}`), server];
}
async function talking(
  conversation: Parameters<typeof createServer>[1],
  patience?: Patience,
): Promise<[MailSender, Server]> {
  const server = createServer(conversation);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  open.push(server);
  return [configured(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, patience), server];
}
const header = (source: string, name: string) => new RegExp(`^${name}: (.*(?:\r\n .*)*)$`, 'm').exec(source)?.[1];

describe('a mail', () => {
  it('arrives as HTML and as text, with the Message-ID of its id each time', async () => {
    const [sender, server] = await serving();
    expect(await sender.send(mail)).toEqual({
      outcome: 'sent',
      providerId: null,
      said: expect.stringMatching(/^250 .*queued as 4bXyz$/),
    });
    await sender.send(mail);
    const [{ from, to, source }, again] = server.arrived as [MailServer['arrived'][0], MailServer['arrived'][0]];
    expect({ from, to }).toEqual({ from: 'office@rigbook.example', to: ['dana@example.org'] });
    expect(header(source, 'From')).toBe('Night Riders <office@rigbook.example>');
    expect(header(source, 'To')).toBe('Dana Levi <dana@example.org>');
    expect(header(source, 'Subject')).toMatch(/^=\?UTF-8\?/);
    expect(header(source, 'Auto-Submitted')).toBe('auto-generated');
    expect(source).toMatch(/Content-Type: text\/plain; charset=utf-8[^]*Content-Type: text\/html; charset=utf-8/);
    for (const one of [source, again.source])
      expect(header(one, 'Message-ID')).toBe('<0199c0de-0001-7000-8000-000000000001@rigbook.example>');
  });

  it.each(['approved', 'cancelled'] as const)(
    'brings the calendar entry of a booking that is %s',
    async (situation) => {
      const shift = {
        bookingId: '0199c0de-0b00-7000-8000-000000000b01' as BookingId,
        vehicleName: 'אמבולנס 1, "הגדול"',
        startAt: instant('2026-11-22T16:00Z'),
        endAt: instant('2026-11-22T20:00Z'),
        organizationName: 'רוכבי הלילה',
        zone: 'Asia/Jerusalem' as const,
        from: 'office@rigbook.example',
        to: mail.to,
      };
      const calendar = calendarFile(shift, situation, 2, instant('2026-11-22T09:00Z'), 'he');
      const [sender, server] = await serving();
      expect(await sender.send({ ...mail, calendar })).toMatchObject({ outcome: 'sent' });
      const parts = mailParts(server.arrived[0]!.source);
      expect(parts.map(({ type }) => type.replace(/; name=.*/, ''))).toEqual([
        'text/plain; charset=utf-8',
        'text/html; charset=utf-8',
        `text/calendar; charset=utf-8; method=${situation === 'approved' ? 'REQUEST' : 'CANCEL'}`,
        'application/ics',
      ]);
      const [text, , shown, file] = parts as [MailPart, MailPart, MailPart, MailPart];
      expect(text.content.trim()).toBe(mail.text);

      expect(shown.content).toBe(calendar.content);
      expect(file.content).toBe(calendar.content);
      expect(file.head).toMatch(/^Content-Disposition: attachment; filename="?invite\.ics"?$/m);
    },
  );

  it('has no header and no reader but ours, whatever names and subjects hold', async () => {
    const [sender, server] = await serving();
    const pieces = ['\r\n', '\n', '\r', '\u2028', '\0', 'Bcc: x@y.z', '<a@b.c>', ',', ';', ':', '"', '\\', ' ', 'א'];
    const nasty = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(''));
    const ours = ['Auto-Submitted', 'Content-Type', 'Date', 'From', 'MIME-Version', 'Message-ID', 'Subject', 'To'];
    await fc.assert(
      fc.asyncProperty(nasty, nasty, async (name, subject) => {
        const to = { name, address: 'dana@example.org' };
        expect(await sender.send({ ...mail, to, subject: `!${subject}` })).toMatchObject({ outcome: 'sent' });
        const { source, to: readers } = server.arrived.at(-1)!;
        const head = source.slice(0, source.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
        const names = head.split(/\r\n|\r|\n/).map((line) => line.slice(0, line.indexOf(':')));
        expect({ readers, names: names.sort() }).toEqual({ readers: ['dana@example.org'], names: ours });
      }),
      { numRuns: 60 },
    );
  });

  it.each(['dana', 'dana@example.org\r\nBcc: x@example.org', 'a@example.org,b@example.org', '<a@example.org>'])(
    'to %j is not sent',
    async (address) => {
      const [sender, server] = await serving();
      const outcome = await sender.send({ ...mail, to: { name: '', address } });
      expect(outcome).toEqual({ outcome: 'failed', problem: 'recipient-refused', said: null });
      expect(server.arrived).toEqual([]);
    },
  );

  it('without a mail server is not sent, and nothing fails', async () => {
    const sender = new MailSender(readConfiguration({}) as Configuration);
    expect(await sender.send(mail)).toEqual({ outcome: 'not-configured' });
  });
});

describe('a mail server that', () => {
  it('asks to come back later is asked again later', async () => {
    let asked = 0;
    const [sender] = await serving({
      onRcptTo: (_address, _session, done) =>
        done(asked++ > 0 ? null : reply(451, '4.7.1 Greylisted, dana@example.org')),
    });
    expect(await sender.send(mail)).toEqual({
      outcome: 'try-later',
      problem: 'put-off',
      said: '451 4.7.1 Greylisted, •••',
      retryAfterSeconds: null,
    });
    expect(await sender.send(mail)).toMatchObject({ outcome: 'sent' });
  });

  it.each([
    ['recipient-refused', { onRcptTo: (_a, _s, done) => done(reply(550, '5.1.1 No such user')) }],
    ['message-refused', { onData: (stream, _s, done) => stream.resume().on('end', () => done(reply(554, 'Spam'))) }],
    ['message-refused', { onMailFrom: (_a, _s, done) => done(reply(553, 'Not your address')) }],
  ] satisfies [string, Parameters<typeof startMailServer>[0]][])(
    'answers 5yz refuses for good: %s',
    async (problem, how) => {
      const [sender] = await serving(how);
      expect(await sender.send(mail)).toMatchObject({ outcome: 'failed', problem, said: expect.stringMatching(/^55/) });
    },
  );

  it('does not know the password refuses for good', async () => {
    const server = await startMailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _s, done) => done(reply(535, 'No')),
    });
    open.push(server);
    const sender = configured(`smtp://user:hunter2@127.0.0.1:${server.port}`);
    const outcome = await sender.send(mail);
    expect(outcome).toMatchObject({ outcome: 'failed', problem: 'sign-in-refused' });
    expect(JSON.stringify(outcome)).not.toContain('hunter2');
  });

  it('is another machine without TLS is given no password', async () => {
    const tried: unknown[] = [];
    const onAuth = (auth: unknown, _session: unknown, done: (error: Error) => void) => {
      tried.push(auth);
      done(reply(535, 'No'));
    };
    const server = await startMailServer({ authOptional: false, allowInsecureAuth: true, onAuth });
    open.push(server);
    // the same machine by an address that is not known for its own
    const sender = configured(`smtp://user:hunter2@[::ffff:127.0.0.1]:${server.port}`);
    expect(await sender.send(mail)).toMatchObject({ outcome: 'try-later', problem: 'not-secure' });
    expect(tried).toEqual([]);
  });

  it('is not there, or not to be found, may be there later', async () => {
    const later = { outcome: 'try-later', problem: 'unreachable' };
    expect(await configured('smtp://127.0.0.1:1').send(mail)).toMatchObject(later);
    expect(await configured('smtp://mail.invalid:25', hasty).send(mail)).toMatchObject({ outcome: 'try-later' });
  });

  it('says nothing blocks nobody', async () => {
    const [sender] = await talking(() => {}, hasty);
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => sender.send(mail)));
    expect(outcomes).toEqual(
      outcomes.map(() => expect.objectContaining({ outcome: 'try-later', problem: 'no-answer' })),
    );
  });

  it('trickles its greeting without an end blocks nobody either', async () => {
    const [sender] = await talking((socket) => {
      const trickle = setInterval(() => socket.write('220-wait\r\n'), 50);
      socket.on('error', () => {}).on('close', () => clearInterval(trickle));
    }, hasty);
    expect(await sender.send(mail)).toMatchObject({ outcome: 'try-later', problem: 'no-answer' });
  });

  it('drops the line in the middle of the mail may take it later', async () => {
    const [sender] = await talking((socket) => {
      socket.on('error', () => {}).write('220 here\r\n');
      socket.on('data', (line) => {
        if (String(line).startsWith('DATA')) return socket.write('354 go on\r\n', () => socket.destroy());
        return socket.write('250 yes\r\n');
      });
    });
    expect(await sender.send(mail)).toMatchObject({ outcome: 'try-later', problem: 'connection-lost' });
  });

  it('closes every connection at once may take it later', async () => {
    const [sender] = await talking((socket) => socket.destroy());
    expect(await sender.send(mail)).toMatchObject({ outcome: 'try-later', problem: 'connection-lost' });
  });
});
