import { Module } from '@nestjs/common';
import { MailSender } from './mail/mail-sender.js';
import { WhatsAppSender } from './whatsapp/whatsapp-sender.js';

@Module({ providers: [MailSender, WhatsAppSender], exports: [MailSender, WhatsAppSender] })
export class SendersModule {}
