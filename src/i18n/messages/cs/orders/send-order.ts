import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/orders/send-order.ts';

// What is asked for before an order is sent.
export const messages: Translated<typeof english> = {
  'work.trackingHint': 'Nechte prázdné, pokud ho dopravce nedal.',
  'work.customs': '{place}: mimo území DPH EU. Zásilka potřebuje celní doklady.',
  'work.customsDutyFree':
    '{place}: mimo území DPH EU, clo se tam však neplatí. Zásilka potřebuje celní doklady kvůli dani.',
  'work.sendLines': 'V tomto balíku',
  'work.despiteDispute': 'Odeslat i přes spornou platbu',
  'work.despiteWithdrawal': 'Odeslat i přes odstoupení zákazníka',
  'work.sendWithdrawn':
    'Zákazník odstoupil od zboží, které ještě nebylo odesláno. Místo odeslání odstoupení vyřiďte: vraťte peníze, nebo je odmítněte.',
  'labels.withLabel': 'Vytvořit štítek u {carrier}',
  'labels.size': 'Velikost',
  'labels.weight': 'Hmotnost v gramech',
  'labels.weightHint': 'S krabicí a výplní; lze zadat i 1,2 kg.',
  'labels.weightMissing': 'Zadejte hmotnost balíku v gramech.',
  'labels.doSend': 'Odeslat se štítkem',
  'labels.looked': 'Ověřeno: u {carrier} štítek {reference} není.',
};
