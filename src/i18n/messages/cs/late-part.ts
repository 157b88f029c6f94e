import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/late-part.ts';

export const messages: Translated<typeof english> = {
  'suggestion.list': 'Návrhy',
  'suggestion.count': { one: '{count} návrh', few: '{count} návrhy', other: '{count} návrhů' },
  'suggestion.all': 'Všechny výsledky pro „{text}“',
  'suggestion.insteadOf': 'místo „{text}“',
  'suggestion.near': 'Pro „{text}“ jsme nic nenašli, tohle je nejblíž',
  'suggestion.collection': 'Kolekce',
  'suggestion.page': 'Informace',
  'pickupPlace.near': 'V mém okolí',
  'pickupPlace.locating': 'Ptáme se prohlížeče, kde jste…',
  'pickupPlace.denied': 'Prohlížeč nesdělil, kde jste. Zadejte město, PSČ nebo ulici.',
  'pickupPlace.unavailable': 'Vaši polohu se nepodařilo zjistit. Zadejte město, PSČ nebo ulici.',
  'pickupPlace.readAs': 'Výsledky pro: {place}.',
  'pickupPlace.townOnly': 'V této ulici žádné výdejní místo není. Nejbližší jsou tady: {place}.',
  'pickupPlace.around': {
    one: '{count} místo v okolí.',
    few: '{count} místa v okolí, od nejbližšího.',
    other: '{count} míst v okolí, od nejbližšího.',
  },
  'mailHint.meant': 'Měli jste na mysli {address}?',
  'mailHint.taken': 'Změněno na {address}.',
  'remindMe.label': 'Jednou mi e-mailem připomeňte, pokud objednávku nedokončím',
  'remindMe.hint':
    'Jediný e-mail od obchodu {shop} s vaším košíkem, o pár hodin později. Souhlas můžete kdykoli odškrtnout nebo odvolat odkazem v e-mailu.',
  'newsletterTick.label': 'Chci dostávat e-mailem novinky a nabídky od obchodu {shop}',
  'newsletterTick.hint':
    'Souhlas můžete kdykoli odvolat odkazem, který je v každém e-mailu. Nejdřív se vás jednou zeptáme, jestli jste to byli vy.',
  'noDelivery.COUNTRY': 'Do vybrané země ({country}) to doručit neumíme. Zvolte jinou, nebo objednejte méně najednou.',
  'noDelivery.POSTAL_CODE':
    'Na PSČ {postalCode} ({country}) nedoručujeme. Zkontrolujte PSČ, nebo zadejte jinou adresu.',
  'noDelivery.NORTHERN_IRELAND': 'Do Severního Irska nedoručujeme. Zadejte jinou adresu.',
  'noDelivery.POSTAL_CODE_MISSING': 'Zadejte PSČ: záleží na něm, jak a za kolik vám objednávku doručíme.',
};
