import { Module } from '@nestjs/common';
import { RecordReports } from './record-reports.js';
import { WhatsAppWebhookController } from './whatsapp-webhook.controller.js';

/** What became of messages by WhatsApp after it took them (backend/src/notifications/NOTES.md). */
@Module({ controllers: [WhatsAppWebhookController], providers: [RecordReports] })
export class WhatsAppReportsModule {}
