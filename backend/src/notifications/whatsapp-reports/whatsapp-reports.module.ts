import { Module } from '@nestjs/common';
import { RecordReportsHandler } from './record-reports.handler.js';
import { WhatsAppWebhookController } from './whatsapp-webhook.controller.js';

/** What became of messages by WhatsApp after it took them (backend/src/notifications/NOTES.md). */
@Module({ controllers: [WhatsAppWebhookController], providers: [RecordReportsHandler] })
export class WhatsAppReportsModule {}
