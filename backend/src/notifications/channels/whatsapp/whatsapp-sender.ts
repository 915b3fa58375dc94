import { Injectable, Optional } from '@nestjs/common';
import { Configuration, type WhatsAppConfiguration } from '../../../platform/configuration/configuration.js';
import { Clock } from '../../../platform/time/clock.js';
import { failed, notConfigured, type DeliveryOutcome } from '../delivery-outcome.js';
import { internationalNumber } from './international-number.js';
import { retryAfterSeconds } from './retry-after.js';
import { messageBody, type WhatsAppMessage } from './whatsapp-message.js';
import { outcomeOfAnswer, outcomeOfFetchError, type CloudAnswer } from './whatsapp-outcome.js';

/** Hands messages to Meta's Cloud API. Writes nothing of them anywhere. */
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
      redirect: 'error', // the token goes nowhere else
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
