import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/person-file.ts';

export const messages: Translated<typeof english> = {
  'personFile.title': 'Vaše údaje v obchodě {shop}',
  'personFile.made':
    'Vytvořeno {moment}. Vše, co o vás uchováváme pod adresou {emails}. Stejnojmenný soubor s příponou .json obsahuje tytéž údaje úplně a strojově čitelně.',
  'personFile.orders': 'Objednávky',
  'personFile.order': 'Objednávka {number} z {moment}',
  'personFile.contact': 'Kontakt',
  'personFile.delivery': 'Doručovací adresa',
  'personFile.billing': 'Fakturační adresa',
  'personFile.point': 'Výdejní místo',
  'personFile.note': 'Vaše poznámka',
  'personFile.goods': 'Zboží',
  'personFile.total': 'Celkem',
  'personFile.refunded': 'Vráceno',
  'personFile.erased': 'Osobní údaje této objednávky byly vymazány.',
  'personFile.notes': 'Naše poznámky',
  'personFile.documents': 'Faktury a další doklady',
  'personFile.vatIds': 'Co systém VIES uvedl o vašem DIČ',
  'personFile.messages': 'Zprávy, které jste nám poslali',
  'personFile.returns': 'Odstoupení od smlouvy',
  'personFile.reviews': 'Recenze',
  'personFile.reason': 'Důvod',
  'personFile.mails': 'E-maily, které jsme vám poslali',
  'personFile.carts': 'Košíky a nedokončené objednávky',
  'personFile.drafts': 'Objednávky připravené pro vás',
  'personFile.other': 'Vše ostatní',
  'personFile.otherText': 'Platby, balíky, průběh každé objednávky a technické zprávy jsou v souboru .json.',
};
