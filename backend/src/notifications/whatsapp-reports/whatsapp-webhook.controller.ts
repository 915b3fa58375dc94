import { Get, Header, HttpCode, Logger, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiProduces, ApiQuery } from '@nestjs/swagger';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { Configuration, type WebhookConfiguration } from '../../platform/configuration/configuration.js';
import { Refusal } from '../../platform/decisions/index.js';
import { Public, readAtMost, Refuses, Routes, TakesBytes, UncheckedQuery } from '../../platform/http/index.js';
import type { RigbookRequest } from '../../platform/http/index.js';
import { RecordReports } from './record-reports.handler.js';
import { readReports } from './report.js';

const shape = /^sha256=([0-9a-f]{64})$/i;

/** The signature in `X-Hub-Signature-256`; undefined if missing or malformed. */
function signatureIn(header: string | readonly string[] | undefined): Buffer | undefined {
  const hex = typeof header === 'string' ? shape.exec(header)?.[1] : undefined;
  return hex === undefined ? undefined : Buffer.from(hex, 'hex');
}

/** Checks that the signer of these bytes knows the secret. */
const isSignedBy = (secret: string, body: Buffer, signature: Buffer): boolean =>
  timingSafeEqual(createHmac('sha256', secret).update(body).digest(), signature);

/** Compares in constant time. */
const isSameSecret = (secret: string, said: string): boolean => timingSafeEqual(hashOf(secret), hashOf(said));

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Meta sends at most 3 MB per call. */
const MOST_BYTES = 3 * 1024 * 1024;

/** Receives Meta's delivery reports. Meta has no account here; it authenticates by a shared secret. */
@Routes('webhooks/whatsapp', 'Webhooks')
@Public()
export class WhatsAppWebhookController {
  private readonly logger = new Logger('whatsapp');

  constructor(
    private readonly configuration: Configuration,
    private readonly commands: CommandBus,
  ) {}

  @Get()
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @ApiOperation({
    summary: 'Confirm the subscription to WhatsApp reports',
    description: 'Meta calls it once, when the address is entered there, and expects its challenge back.',
  })
  @UncheckedQuery()
  @ApiQuery({ name: 'hub.mode', schema: { type: 'string', enum: ['subscribe'] } })
  @ApiQuery({
    name: 'hub.verify_token',
    schema: { type: 'string' },
    description: 'The value of WHATSAPP_VERIFY_TOKEN.',
  })
  @ApiQuery({ name: 'hub.challenge', schema: { type: 'string' } })
  @ApiProduces('text/plain')
  @ApiOkResponse({ description: 'The challenge.', schema: { type: 'string', example: '1158201444' } })
  @Refuses('NOT_FOUND', 'NOT_FROM_WHATSAPP')
  subscribeToReports(@Req() { query }: RigbookRequest): string {
    const { verifyToken } = this.webhook();
    const { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge } = query as Question;
    const isMeta = mode === 'subscribe' && typeof token === 'string' && isSameSecret(verifyToken, token);
    if (!isMeta || typeof challenge !== 'string') throw new Refusal('NOT_FROM_WHATSAPP');
    return challenge;
  }

  @Post()
  @HttpCode(200)
  @TakesBytes('application/json')
  @ApiOperation({
    summary: 'Receive WhatsApp reports',
    description:
      "Accepts webhooks of Meta's Cloud API, field `messages`: whether messages were delivered, read, or failed. Ignores reports that are unreadable or about unknown messages. Repeats are harmless.",
  })
  @ApiHeader({
    name: 'X-Hub-Signature-256',
    required: true,
    description: '`sha256=` and the HMAC of the body under WHATSAPP_APP_SECRET, in hexadecimal digits.',
  })
  @ApiOkResponse({ description: 'Received.' })
  @Refuses('NOT_FOUND', 'NOT_FROM_WHATSAPP', 'BODY_TOO_LARGE')
  async receiveReports(@Req() request: RigbookRequest): Promise<void> {
    const body = await signedBody(request, this.webhook());
    const { reports, unreadable } = readReports(body, request.receivedAt);
    // Meta would only repeat a refused report; and personal data must not be logged
    if (unreadable > 0)
      this.logger.warn({
        correlationId: request.id,
        msg: 'unreadable delivery reports were skipped: if this repeats, compare WHATSAPP_API_URL with the version at Meta',
        unreadable,
      });
    await this.commands.execute(new RecordReports({ reports, now: request.receivedAt }));
  }

  private webhook(): WebhookConfiguration {
    const webhook = this.configuration.whatsApp?.webhook;
    if (!webhook) throw new Refusal('NOT_FOUND');
    return webhook;
  }
}

type Question = Readonly<Record<string, unknown>>;

/** Reads nothing without a signature. */
async function signedBody(request: RigbookRequest, { appSecret }: WebhookConfiguration): Promise<Buffer> {
  const signature = signatureIn(request.headers['x-hub-signature-256']);
  if (!signature) throw new Refusal('NOT_FROM_WHATSAPP');
  const body = await readAtMost(MOST_BYTES, request);
  if (body === 'too-large') throw new Refusal('BODY_TOO_LARGE');
  if (body === 'broken-off' || !isSignedBy(appSecret, body, signature)) throw new Refusal('NOT_FROM_WHATSAPP');
  return body;
}
