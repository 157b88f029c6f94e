import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/withdrawal-emails.ts';

export const messages: Translated<typeof english> = {
  'mail.withdrawalSubject': 'Vaše odstoupení jsme přijali',
  'mail.withdrawalReceived': 'Vaše oznámení o odstoupení od smlouvy jsme přijali {moment}.',
  'mail.withdrawalNoted':
    '{moment} jsme přijali oznámení o odstoupení od smlouvy, ve kterém je uvedena vaše adresa. Má číslo {number}.',
  'mail.withdrawalNotedText':
    'Celé jeho znění jsme uložili; po odeslání bylo vidět na stránce. Jakmile objednávku najdeme, pošleme ho celé e-mailem na adresu z této objednávky.',
  'mail.withdrawalIgnore': 'Nebyli jste to vy? Pak někdo zadal vaši adresu. Nemusíte nic dělat; klidně nám odpovězte.',
  'mail.withdrawalRefusedSubject': 'Vaše odstoupení od smlouvy: bez vrácení peněz',
  'mail.withdrawalRefused': 'Posoudili jsme vaše oznámení z {moment}. Peníze na jeho základě nevracíme.',
  'mail.withdrawalRefusedReason': 'Důvod',
  'mail.withdrawalRefusedAnswer': 'Vidíte to jinak? Stačí odpovědět na tento e-mail.',
  'merchant.withdrawalNotice': 'Oznámení zákazníka',
  'merchant.withdrawalName': 'Jméno',
  'merchant.withdrawalSubject': 'Odstoupení od objednávky {number}',
  'merchant.withdrawalUnknownSubject': 'Odstoupení: objednávku je třeba dohledat',
  'merchant.withdrawal':
    'Zákazník {moment} odstoupil od smlouvy. Přijetí bylo potvrzeno; nic se nevrátilo ani nenaskladnilo.',
  'merchant.withdrawalUnmailed':
    'Potvrzení se e-mailem neposlalo: adresa jich ten den dostala už několik. Zákazník ho viděl na stránce.',
  'merchant.withdrawalUnknown':
    'Údaje neodpovídají žádné objednávce. Oznámení přesto platí: objednávku prosím dohledejte.',
  'merchant.withdrawalLate': 'Pozor: přišlo po 14 dnech od doručení posledního balíku.',
  'merchant.withdrawalRefund':
    'Peníze je třeba vrátit do 14 dnů od oznámení, včetně ceny běžné dopravy; smíte počkat na zboží nebo na doklad o odeslání.',
};
