import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/description.ts';

export const messages: Translated<typeof english> = {
  'description.cart':
    'Váš košík v obchodě {shop}: změňte počet kusů, odeberte, co nechcete, zkontrolujte cenu s DPH a pokračujte k pokladně.',
  'description.checkout': 'Objednávka v obchodě {shop}: adresa, doprava a platba na jedné stránce, bez registrace.',

  'shop.description':
    'Nakupujte v obchodě {shop}: prohlédněte si nabídku, bezpečně zaplaťte a nechte si zboží doručit.',
  'shop.allGoods': 'Celá naše nabídka na jednom místě.',
  'shop.collections': 'Kolekce',
  'shop.mostBought': 'Nejčastěji kupované',
  'shop.across': 'Z naší nabídky',
  'shop.look': 'Prohlédnout zblízka',
  'shop.more': 'Číst dál',
  'shop.service': 'Dobré vědět',
  'shop.delivery': 'Doprava',
  'shop.courier': 'Kurýr od {price}.',
  'shop.courierUntil': 'Kurýr od {price}, zdarma od {freeFrom}.',
  'shop.courierFree': 'Kurýr doručí zdarma.',

  'company.vatId': 'DIČ {value}',
  'company.nip': 'NIP {value}',
  'company.registryNumber': 'registrační číslo {value}',
  'company.krs': 'KRS {value}',
  'company.kvk': 'KvK {value}',
  'company.wIdNr': 'W-IdNr. {value}',
  'company.lucid': 'LUCID {value}',
  'company.weee': 'reg. č. WEEE {value}',
  'company.batteries': 'reg. č. baterií {value}',
  'company.bdo': 'BDO {value}',
  'company.responsiblePerson': 'Zastoupená: {value}',
  'company.phone': 'tel. {value}',

  'terms.importVat':
    'Adresa leží mimo území EU pro DPH: cena neobsahuje DPH a při doručení zásilky může být vyměřena DPH při dovozu a clo.',
  'terms.importVatAlone':
    'Adresa leží mimo území EU pro DPH: cena neobsahuje DPH a při doručení zásilky může být vyměřena DPH nebo jiná místní daň, nikoli však clo.',
  'terms.lead': 'Pro vaši objednávku platí:',
  'exception.order_custom':
    'Vyrobeno podle vašich požadavků nebo přizpůsobeno vašim osobním potřebám, proto bez práva na odstoupení od smlouvy: {goods}.',
  'exception.order_perishable':
    'Rychle se kazí nebo má krátkou trvanlivost, proto bez práva na odstoupení od smlouvy: {goods}.',
  'exception.order_sealed_hygiene':
    'Zapečetěno z důvodu ochrany zdraví nebo hygieny, porušením pečeti právo na odstoupení od smlouvy zaniká: {goods}.',
  'exception.order_sealed_media':
    'Zapečetěné nahrávky nebo software, porušením pečeti právo na odstoupení od smlouvy zaniká: {goods}.',
  'exception.defects': 'Práva z vad zůstávají.',
  'exception.product_custom':
    'Vyrábíme podle vašich požadavků nebo přizpůsobujeme vašim osobním potřebám: od smlouvy nelze odstoupit.',
  'exception.product_perishable': 'Rychle se kazí nebo má krátkou trvanlivost: od smlouvy nelze odstoupit.',
  'exception.product_sealed_hygiene':
    'Zapečetěno z důvodu ochrany zdraví nebo hygieny: porušením pečeti právo na odstoupení od smlouvy zaniká.',
  'exception.product_sealed_media':
    'Zapečetěná nahrávka nebo software: porušením pečeti právo na odstoupení od smlouvy zaniká.',
  'exception.line_custom': 'vyrobeno podle vašich požadavků',
  'exception.line_perishable': 'rychle se kazí',
  'exception.line_sealed_hygiene': 'jen s neporušenou pečetí',
  'exception.line_sealed_media': 'jen s neporušenou pečetí',
  'terms.reviews': 'Po doručení vás jednou e-mailem požádáme o recenzi. Můžete to kdykoli bezplatně odmítnout.',
  'guarantee.title': 'Zákonná záruka souladu',
  'guarantee.text':
    'Zákonná záruka souladu: prodávající nejméně {years} roky od dodání odpovídá za to, že zboží je v souladu se smlouvou.',
  'guarantee.link': 'Vaše práva na portálu Vaše Evropa',
  'guarantee.openFile': 'Otevřít úřední oznámení',
  'garan.title': 'Záruka životnosti (GARAN)',
  'garan.text':
    'Výrobce bezplatně ručí za životnost výrobku {brand} {model}; délka záruky: {years}. Vaše zákonná práva z vadného plnění zůstávají zachována.',
};
