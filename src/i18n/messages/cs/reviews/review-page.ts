import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/reviews/review-page.ts';

export const messages: Translated<typeof english> = {
  'reviewPage.title': 'Jak se vám to líbí?',
  'reviewPage.open':
    'Ohodnoťte svůj nákup: stačí hvězdičky, pár slov pomůže ostatním. Můžete to udělat do {until}. Každou recenzi před zveřejněním čteme; do té doby ji tu můžete změnit.',
  'reviewPage.undelivered': 'Nákup můžete ohodnotit, až dorazí celá objednávka. Vraťte se pak přes stejný odkaz.',
  'reviewPage.expired': 'Tento odkaz platil do {until}: recenze k této objednávce už nelze napsat ani změnit.',
  'reviewPage.unknownTitle': 'Tento odkaz neznáme',
  'reviewPage.unknown':
    'Možná není celý: zkopírujte ho celý z e-mailu od obchodu {shop}. Recenze mohou psát jen kupující, každý přes vlastní odkaz.',
  'reviewPage.toShop': 'Do obchodu',
  'reviewPage.stars': 'Vaše hodnocení',
  'reviewPage.stars1': '1 hvězdička, špatné',
  'reviewPage.stars2': '2 hvězdičky, slabší',
  'reviewPage.stars3': '3 hvězdičky, ujde to',
  'reviewPage.stars4': '4 hvězdičky, dobré',
  'reviewPage.stars5': '5 hvězdiček, výborné',
  'reviewPage.text': 'Vlastními slovy (nepovinné)',
  'reviewPage.textHint': 'Nejvýše {max} znaků. Odkazy zůstanou obyčejným textem.',
  'reviewPage.name': 'Jméno u recenze (nepovinné)',
  'reviewPage.nameHint': 'Uvidí ho všichni. Když pole necháte prázdné, bude recenze bez jména.',
  'reviewPage.send': 'Odeslat recenzi',
  'reviewPage.change': 'Změnit recenzi',
  'reviewPage.saved': 'Děkujeme! Recenze dorazila. Přečteme si ji a zveřejníme; do té doby ji můžete změnit.',
  'reviewPage.starsMissing': 'Vyberte jednu až pět hvězdiček.',
  'reviewPage.alreadyDecided': 'Tato recenze už byla zkontrolována a nelze ji změnit.',
  'reviewPage.notSaved': 'Recenzi nešlo uložit: produkt do této objednávky nepatří.',
  'reviewPage.published': 'Vaše recenze je zveřejněná. Děkujeme!',
  'reviewPage.rejected': 'Vaši recenzi jsme nezveřejnili. Důvod:',
  'reviewPage.reason_unlawful': 'Někoho uráží nebo jinak porušuje zákon.',
  'reviewPage.reason_personal_data': 'Obsahuje osobní údaje.',
  'reviewPage.reason_advertising': 'Obsahuje reklamu nebo vede na jiné stránky.',
  'reviewPage.reason_not_about_product': 'Netýká se produktu.',
  'reviewPage.reason_not_genuine': 'Není pravá: autor má na věci vlastní zájem.',
  'reviewPage.appeal':
    'Vidíte to jinak? Odpovězte na e-mail s tímto odkazem: v obchodě {shop} se na recenzi podívají znovu. Můžete se také obrátit na soud.',
  'reviewPage.replyOf': 'Odpověď: {shop}',
  'reviewPage.rules':
    'Zveřejňujeme kladné i záporné recenze. Odmítáme jen to, co je protiprávní, obsahuje osobní údaje nebo reklamu, netýká se produktu nebo není pravé.',
  'reviewPage.mails': 'Takové e-maily',
  'reviewPage.mailsText': 'O recenzi žádáme e-mailem nejvýše jednou za objednávku. Kdykoli to můžete odmítnout.',
  'reviewPage.mailsStop': 'Už mě o recenze nežádejte',
  'reviewPage.mailsStopped': 'O recenze vás už e-mailem žádat nebudeme.',
};
