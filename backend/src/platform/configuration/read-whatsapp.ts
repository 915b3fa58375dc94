import type { WebhookConfiguration, WhatsAppConfiguration } from './configuration.js';
import { ConfigurationError } from './configuration-error.js';
import type { Variables } from './variables.js';

const META = 'https://graph.facebook.com/v23.0';

/** How Meta's Cloud API is called. @throws ConfigurationError */
export function readWhatsApp(variables: Variables): WhatsAppConfiguration | undefined {
  const apiUrl = variables.url('WHATSAPP_API_URL', ['https', 'http']) ?? META;
  const values = variables.group(
    ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_NUMBER_ID'],
    ['WHATSAPP_API_URL', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
  );
  if (!values) return undefined;
  if (!/^[\x21-\x7e]+$/.test(values.WHATSAPP_TOKEN)) {
    throw new ConfigurationError('WHATSAPP_TOKEN holds characters that no token has.');
  }
  if (!/^\d+$/.test(values.WHATSAPP_PHONE_NUMBER_ID)) {
    throw new ConfigurationError("WHATSAPP_PHONE_NUMBER_ID must be digits: the number's id at Meta, not the number.");
  }
  return {
    apiUrl: apiUrl.replace(/\/+$/, ''),
    token: values.WHATSAPP_TOKEN,
    phoneNumberId: values.WHATSAPP_PHONE_NUMBER_ID,
    webhook: readWebhook(variables),
  };
}

function readWebhook(variables: Variables): WebhookConfiguration | undefined {
  const values = variables.group(['WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN']);
  return values && { appSecret: values.WHATSAPP_APP_SECRET, verifyToken: values.WHATSAPP_VERIFY_TOKEN };
}
