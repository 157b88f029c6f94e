import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/subscribers.ts';

export const messages: Translated<typeof english> = {
  'subscribers.title': 'Newsletter',
  'subscribers.count': { one: '{count} adresa', few: '{count} adresy', many: '{count} adresy', other: '{count} adres' },
  'subscribers.email': 'E-mail',
  'subscribers.language': 'Jazyk',
  'subscribers.state': 'Stav',
  'subscribers.since': 'Přihlášení',
  'subscribers.until': 'Odhlášení',
  'subscribers.state_subscribed': 'odebírá',
  'subscribers.state_pending': 'nepotvrzeno',
  'subscribers.state_unsubscribed': 'odhlášeno',
  'subscribers.search': 'Část e-mailové adresy',
  'subscribers.noneYet': 'Kdo se přihlásí, objeví se tady.',
  'subscribers.off': 'Obchod newsletter nenabízí. Zapněte ho v nastavení, v části „Newsletter a připomínky“.',
  'subscribers.export': 'Exportovat do CSV',
  'subscribers.exportHint': 'Jen potvrzené adresy, i ty mezitím odhlášené.',
  'subscribers.remove': 'Odebrat',
  'subscribers.removeOf': 'Odebrat {email}',
  'subscribers.removeText': 'Na tuto adresu se pak newsletter posílat nesmí. Znovu ji může přihlásit jen její majitel.',
  'subscribers.removed': 'Na {email} už newsletter nepřijde.',
  'subscribers.reminders': {
    one: '{count} připomínka nedokončené objednávky za posledních 30 dní',
    few: '{count} připomínky nedokončených objednávek za posledních 30 dní',
    many: '{count} připomínky nedokončených objednávek za posledních 30 dní',
    other: '{count} připomínek nedokončených objednávek za posledních 30 dní',
  },
};
