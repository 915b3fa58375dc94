import { Get } from '@nestjs/common';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { Parts, Text } from '../../platform/fields/index.js';
import { Answers, Routes } from '../../platform/http/index.js';
import { EmergencyNumberDto } from '../emergency-number.dto.js';
import { OrganisationSettings } from '../organisation-settings.js';

@ApiSchema({ name: 'Contacts' })
export class ContactsResponse {
  @Text.orNull('+972500000100', 'Where the organization answers on WhatsApp; international: + and digits.')
  whatsappNumber!: string | null;
  @Parts(EmergencyNumberDto, 'In the order of the loan agreement, without contacts that have no number.')
  emergencyNumbers!: readonly EmergencyNumberDto[];
}

@Routes('contacts', 'Settings')
export class ReadContactsController {
  constructor(private readonly settings: OrganisationSettings) {}

  @Get()
  @ApiOperation({ summary: 'Read whom to call', description: 'For everyone who is signed in.' })
  @Answers(ContactsResponse, "The organization's contacts.")
  async readContacts(): Promise<ContactsResponse> {
    const { whatsappNumber, emergencyNumbers } = await this.settings.current();
    return { whatsappNumber, emergencyNumbers };
  }
}
