import { Module } from '@nestjs/common';
import { RecordReports } from './record-reports.js';
import { WhatsAppWebhookController } from './whatsapp-webhook.controller.js';

/** What became of messages by WhatsApp after it took them (ADR 0041). */
@Module({ controllers: [WhatsAppWebhookController], providers: [RecordReports] })
export class WhatsAppReportsModule {}
