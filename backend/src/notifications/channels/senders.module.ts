import { Module } from '@nestjs/common';
import { MailSender } from './mail/mail-sender.js';
import { PushKey } from './push/push-key.js';
import { PushSender } from './push/push-sender.js';
import { WhatsAppSender } from './whatsapp/whatsapp-sender.js';

const senders = [MailSender, WhatsAppSender, PushSender, PushKey];

@Module({ providers: senders, exports: senders })
export class SendersModule {}
