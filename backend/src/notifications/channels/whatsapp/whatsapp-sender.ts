import { Injectable, Optional } from '@nestjs/common';
import { type Instant, millisOf } from '@rigbook/contracts/kernel';
import { Configuration, type WhatsAppConfiguration } from '../../../platform/configuration/configuration.js';
import { Clock } from '../../../platform/time/clock.js';
import { type DeliveryOutcome, failed, notConfigured } from '../delivery-outcome.js';
import { internationalNumber, messageBody, type WhatsAppMessage } from './whatsapp-message.js';
import { type CloudAnswer, outcomeOfAnswer, outcomeOfFetchError } from './whatsapp-outcome.js';

const DAY_IN_SECONDS = 24 * 3600;

/** Seconds of a `Retry-After` header, given as seconds or a date, at most a day; null if invalid. */
export function retryAfterSeconds(header: string | null, now: Instant): number | null {
  const text = header?.trim() ?? '';
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : (Date.parse(text) - millisOf(now)) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(0, Math.ceil(seconds)), DAY_IN_SECONDS) : null;
}

/** Sends messages through Meta's Cloud API. Stores nothing. */
@Injectable()
export class WhatsAppSender {
  constructor(
    private readonly configuration: Configuration,
    private readonly clock: Clock,
    @Optional() private readonly patienceMillis = 10_000,
  ) {}

  async send(message: WhatsAppMessage): Promise<DeliveryOutcome> {
    const { whatsApp } = this.configuration;
    if (!whatsApp) return notConfigured;
    const to = internationalNumber(message.to, message.country);
    if (to === undefined) return failed('recipient-refused');
    try {
      return outcomeOfAnswer(await this.post(whatsApp, messageBody(to, message)));
    } catch (error) {
      return outcomeOfFetchError(error);
    }
  }

  private async post({ apiUrl, phoneNumberId, token }: WhatsAppConfiguration, body: object): Promise<CloudAnswer> {
    const answer = await fetch(`${apiUrl}/${phoneNumberId}/messages`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error', // the token must not go elsewhere
      signal: AbortSignal.timeout(this.patienceMillis),
    });
    return {
      status: answer.status,
      body: parsed(await answer.text()),
      retryAfterSeconds: retryAfterSeconds(answer.headers.get('Retry-After'), this.clock.now()),
    };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
